-- Applications between organisations (docs/rules/invitations-and-customers.md, "Applications"). Both sides read and end one row.
create table applications (
  id bigint generated always as identity primary key,
  -- The applicant.
  tenant_id bigint not null references tenants,
  receiver_tenant_id bigint not null references tenants check (receiver_tenant_id <> tenant_id),
  -- What the applicant wants to become.
  kind text not null check (kind in ('customer', 'courier')),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'revoked')),
  -- As they are called now: neither may read the other's row before they are connected. A trigger keeps them.
  applicant_tenant_name text not null,
  receiver_tenant_name text not null,
  message text,
  origin text,
  -- Of the applicant as it was then: what it shows of itself by applying.
  applied_by_name text not null,
  applicant_phone text,
  applicant_address text,
  rejection_reason text,
  ended_at bigint,
  more jsonb not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
-- Of the two one has applied at a time.
create unique index applications_waiting on applications (least(tenant_id, receiver_tenant_id), greatest(tenant_id, receiver_tenant_id))
  where state = 'pending';
create index applications_sent on applications (tenant_id, kind, created_at desc, id desc);
create index applications_sent_by_state on applications (tenant_id, kind, state, created_at desc, id desc);
create index applications_received on applications (receiver_tenant_id, kind, created_at desc, id desc);
create index applications_received_by_state on applications (receiver_tenant_id, kind, state, created_at desc, id desc);
call protect_table('applications', '(select current_tenant_id()) in (tenant_id, receiver_tenant_id)');
grant select, insert on applications to waybill_app;
grant update (state, rejection_reason, ended_at, updated_at, version) on applications to waybill_app;

create function keep_names_in_applications() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update applications set applicant_tenant_name = new.name where tenant_id = new.id;
  update applications set receiver_tenant_name = new.name where receiver_tenant_id = new.id;
  return null;
end $$;
alter function keep_names_in_applications owner to waybill_system;
create trigger tenants_keep_names_in_applications after update on tenants
  for each row when (old.name is distinct from new.name) execute function keep_names_in_applications();

-- Those to whom one may apply, as they are listed.
create index tenants_couriers on tenants (name, id) where kind = 'Courier' and archived_at is null;
