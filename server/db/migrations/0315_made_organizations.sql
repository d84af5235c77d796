-- An administrator makes an organization (`POST /tenants`), whose owner is invited as one is who takes over: without a hand-over.
alter table invitations drop constraint invitations_check;
alter table invitations add constraint invitations_handed_over_check check (onboarding_id is null or kind = 'owner');
create unique index invitations_of_owner_waiting on invitations (tenant_id)
  where state = 'pending' and kind = 'owner' and onboarding_id is null;
create index invitations_of_owner on invitations (tenant_id, id desc) where kind = 'owner' and onboarding_id is null;
create index tenants_by_age on tenants (created_at desc, id desc) where archived_at is null;

-- What people said of the first steps of their courier, which are otherwise known by what there is.
create table first_steps (
  tenant_id bigint not null references tenants,
  user_id bigint not null references users,
  -- When address and hours were found right as they are.
  looked_over_at bigint,
  -- Since when this person has put the list away.
  hidden_at bigint,
  primary key (tenant_id, user_id)
);
create index first_steps_user on first_steps (user_id);
call protect_table('first_steps', 'tenant_id = (select current_tenant_id())');
grant select, insert on first_steps to waybill_app;
grant update (looked_over_at, hidden_at) on first_steps to waybill_app;
