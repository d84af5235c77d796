-- compatible: adds and ends grants as older processes would.
-- 0170 gave nobody a grant for the roles that they held, for the reason that 0441 tells. Grants and memberships say the same again
-- (server/access/grants.ts): each role of a membership has a live grant, and each live grant of a member stands in the membership.

call work_as_system();

-- People who are archived keep the grants of the roles that they held.
insert into role_grants (tenant_id, user_id, role_id, role_name, granted_at)
select held.tenant_id, held.user_id, role.id,
  case role.id when 1 then 'Admin' when 2 then 'Driver' when 3 then 'External Driver' when 4 then 'Scheduler'
    when 5 then 'External Scheduler' when 6 then 'Dispatcher' when 7 then 'Viewer' when 8 then 'User' when 12 then 'External Courier'
    when 13 then 'Owner' when 14 then 'External Supplier' when 15 then 'Organization Manager'
    else coalesce((select name from roles where roles.id = role.id), role.id::text) end,
  held.created_at
from (
  select tenant_id, user_id, roles, created_at from memberships
  union all
  select tenant_id, user_id, archived_roles, created_at from people where archived_at is not null) held
cross join lateral (select distinct unnest(held.roles) as id) role
where not exists (select from role_grants g
  where g.tenant_id = held.tenant_id and g.user_id = held.user_id and g.role_id = role.id
    and g.grantee_tenant_id is null and g.ended_at is null)
order by held.created_at, held.tenant_id, held.user_id, role.id;

-- 0231 took Owner from all but one, and left the grants of the others.
update role_grants g set ended_at = unix_now()
from memberships m
where m.tenant_id = g.tenant_id and m.user_id = g.user_id and g.grantee_tenant_id is null and g.ended_at is null
  and not g.role_id = any (m.roles);

call work_as_owner();
