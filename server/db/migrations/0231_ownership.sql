-- An organization has one owner, whom nothing takes away without naming the next one (docs/rules/ownership-and-merge.md).

-- Of several owners the first stays; the others keep all that an Organization Manager has.
update memberships set roles = array_append(array_remove(array_remove(roles, 15::smallint), 13::smallint), 15::smallint)
where 13 = any (roles) and exists (
  select from memberships other
  where other.tenant_id = memberships.tenant_id and 13 = any (other.roles)
    and (other.created_at, other.user_id) < (memberships.created_at, memberships.user_id));

create unique index memberships_one_owner on memberships (tenant_id) where 13 = any (roles);

-- Whoever had an owner has one when the transaction ends.
create function keep_an_owner() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from memberships where tenant_id = old.tenant_id and 13 = any (roles)) then
    raise exception 'organization % would have no owner', old.tenant_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
alter function keep_an_owner owner to waybill_system;
create constraint trigger memberships_keep_an_owner after update or delete on memberships
  deferrable initially deferred for each row when (13 = any (old.roles)) execute function keep_an_owner();

-- An owner asks somebody of the organization to take over.
create table ownership_requests (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  requested_by_user_id bigint not null references users,
  asked_user_id bigint not null references users,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'revoked')),
  rejection_reason text,
  created_at bigint not null default unix_now(),
  answered_at bigint
);
create unique index ownership_requests_one_pending on ownership_requests (tenant_id) where status = 'pending';
create index ownership_requests_in_order on ownership_requests (tenant_id, created_at, id);
create index ownership_requests_by_status on ownership_requests (tenant_id, status, created_at, id);
call protect_table('ownership_requests', 'tenant_id = (select current_tenant_id())');
grant select, insert on ownership_requests to waybill_app;
grant update (status, rejection_reason, answered_at) on ownership_requests to waybill_app;
