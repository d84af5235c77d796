-- The icon of a tag is a picture of the library of its organisation, and nothing else that an address could lead to.

set local role waybill_system;

update base_tags tag set icon_image_src = null where icon_image_src is not null and not exists (
  select from library_images image where image.tenant_id = tag.tenant_id and '/api/images/' || image.uid = tag.icon_image_src);
update service_revision_tags tag set icon_image_src = null where icon_image_src is not null and not exists (
  select from library_images image where image.tenant_id = tag.tenant_id and '/api/images/' || image.uid = tag.icon_image_src);
update delivery_order_tags set icon_image_src = null
where icon_image_src !~ '^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

reset role;
