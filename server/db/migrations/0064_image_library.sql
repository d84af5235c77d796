-- Pictures that an organisation shows: its logo, the icons of its tags. Whoever knows the number of one sees it, so it is drawn by lot.

create table library_images (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  -- Of the upload that it came by; stands in the address of its content.
  uid uuid not null unique,
  file_id bigint not null references stored_files,
  more jsonb not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create index library_images_by_name on library_images (tenant_id, lower(name), id);
create index library_images_by_updated_at on library_images (tenant_id, updated_at desc, id desc);
create index library_images_by_file on library_images (file_id);
call protect_table('library_images', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on library_images to waybill_app;
