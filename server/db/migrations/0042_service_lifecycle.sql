-- A template is a service that is kept only to start others from: nobody orders it.
alter table services add column is_template boolean not null default false;

-- The row of an earlier revision that one was copied from, the first of them: by it the difference between two revisions tells
-- what was changed from what was replaced.
alter table service_revision_parcel_types add column origin_id bigint;
alter table service_revision_service_speeds add column origin_id bigint;
alter table service_revision_tags add column origin_id bigint;

-- A copy names its rows before they are written: the prices of the revision refer to them.
grant usage on sequence service_revision_parcel_types_id_seq, service_revision_service_speeds_id_seq, service_revision_tags_id_seq
  to waybill_app;
