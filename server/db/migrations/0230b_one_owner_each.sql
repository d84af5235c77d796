-- Leaves each organization one owner before 0231 indexes that. 0231 does the same as the owner of the table, who sees no row from
-- PostgreSQL 16 on, so that its index failed wherever there were two. A database that has run 0231 has nothing to do here.

-- The first owner stays; the others keep all that an Organization Manager has.
set local role waybill_system;
update memberships set roles = array_append(array_remove(array_remove(roles, 15::bigint), 13::bigint), 15::bigint)
where 13 = any (roles) and exists (
  select from memberships other
  where other.tenant_id = memberships.tenant_id and 13 = any (other.roles)
    and (other.created_at, other.user_id) < (memberships.created_at, memberships.user_id));
reset role;
