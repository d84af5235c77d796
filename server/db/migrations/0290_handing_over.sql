-- A courier hands over a customer that it manages (docs/rules/ownership-and-merge.md, "Managed customers"). Both ends read one row.
create table managed_customer_onboardings (
  -- Numbered along with the requests within an organisation: both are found at one address.
  id bigint primary key default nextval('ownership_requests_id_seq'),
  -- The courier.
  tenant_id bigint not null references tenants,
  customer_tenant_id bigint not null references tenants check (customer_tenant_id <> tenant_id),
  offered_to text not null check (offered_to in ('person', 'organization')),
  to_email text,
  to_first_name text,
  to_last_name text,
  to_tenant_id bigint references tenants check (to_tenant_id not in (tenant_id, customer_tenant_id)),
  check ((to_email is not null) = (offered_to = 'person') and (to_tenant_id is not null) = (offered_to = 'organization')),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'revoked', 'expired')),
  -- As they are called now: neither end may read the others' rows. A trigger keeps them.
  courier_name text not null,
  customer_name text not null,
  to_tenant_name text,
  offered_by_user_id bigint references users,
  offered_by_name text,
  rejection_reason text,
  expires_at bigint not null,
  ended_at bigint,
  more jsonb not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
grant usage on sequence ownership_requests_id_seq to waybill_app;
-- A customer is offered once at a time.
create unique index managed_customer_onboardings_waiting on managed_customer_onboardings (customer_tenant_id) where state = 'pending';
create index managed_customer_onboardings_to_expire on managed_customer_onboardings (expires_at) where state = 'pending';
create index managed_customer_onboardings_of_customer on managed_customer_onboardings (customer_tenant_id, created_at desc, id desc);
create index managed_customer_onboardings_sent on managed_customer_onboardings (tenant_id, created_at desc, id desc);
create index managed_customer_onboardings_sent_by_state on managed_customer_onboardings (tenant_id, state, created_at desc, id desc);
create index managed_customer_onboardings_sent_by_whom on managed_customer_onboardings (tenant_id, offered_to, created_at desc, id desc);
create index managed_customer_onboardings_received on managed_customer_onboardings (to_tenant_id, created_at desc, id desc);
create index managed_customer_onboardings_received_by_state
  on managed_customer_onboardings (to_tenant_id, state, created_at desc, id desc);
call protect_table('managed_customer_onboardings', '(select current_tenant_id()) in (tenant_id, to_tenant_id)');
grant select, insert on managed_customer_onboardings to waybill_app;
grant update (state, rejection_reason, ended_at, updated_at, version) on managed_customer_onboardings to waybill_app;

create function keep_names_in_onboardings() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update managed_customer_onboardings set courier_name = new.name where tenant_id = new.id;
  update managed_customer_onboardings set customer_name = new.name where customer_tenant_id = new.id;
  update managed_customer_onboardings set to_tenant_name = new.name where to_tenant_id = new.id;
  return null;
end $$;
alter function keep_names_in_onboardings owner to waybill_system;
create trigger tenants_keep_names_in_onboardings after update on tenants
  for each row when (old.name is distinct from new.name) execute function keep_names_in_onboardings();

-- The person who is to take over is invited as everybody is: a link by mail, answered once.
alter table invitations add column onboarding_id bigint references managed_customer_onboardings;
alter table invitations drop constraint invitations_kind_check;
alter table invitations add constraint invitations_kind_check
  check (kind = any (array['user', 'customer', 'supplier', 'owner']));
alter table invitations add check ((kind = 'owner') = (onboarding_id is not null));
create unique index invitations_of_onboarding on invitations (onboarding_id) where onboarding_id is not null;
-- One person may be handed several organisations at once: each waits once by itself.
drop index invitations_waiting;
create unique index invitations_waiting on invitations (tenant_id, kind, lower(for_initial_user_email))
  where state = 'pending' and kind <> 'owner';
-- It is read, sent and taken back as what it is part of.
drop policy tenant on invitations;
create policy tenant on invitations to waybill_app
  using (tenant_id = (select current_tenant_id()) and kind <> 'owner')
  with check (tenant_id = (select current_tenant_id()) and kind <> 'owner');
