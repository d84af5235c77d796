-- Broker partnerships (docs/rules/brokerage.md, "Partners"): offered by one courier and accepted by the other, and then both ways.

-- Offers. Both sides read and end one row, as with applications.
create table partnerships (
  id bigint generated always as identity primary key,
  -- The offerer.
  tenant_id bigint not null references tenants,
  receiver_tenant_id bigint not null references tenants check (receiver_tenant_id <> tenant_id),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'revoked')),
  -- As they are called now: neither may read the other's row before they are connected. A trigger keeps them.
  offerer_tenant_name text not null,
  receiver_tenant_name text not null,
  message text,
  -- Whose right is looked at once more when it is accepted.
  offered_by_user_id bigint not null references users,
  -- Of the offerer as it was then: what it shows of itself by offering.
  offered_by_name text not null,
  offerer_phone text,
  offerer_address text,
  decline_reason text,
  ended_at bigint,
  more jsonb not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
-- Of the two one has offered at a time.
create unique index partnerships_waiting on partnerships (least(tenant_id, receiver_tenant_id), greatest(tenant_id, receiver_tenant_id))
  where state = 'pending';
create index partnerships_sent on partnerships (tenant_id, created_at desc, id desc);
create index partnerships_sent_by_state on partnerships (tenant_id, state, created_at desc, id desc);
create index partnerships_received on partnerships (receiver_tenant_id, created_at desc, id desc);
create index partnerships_received_by_state on partnerships (receiver_tenant_id, state, created_at desc, id desc);
call protect_table('partnerships', '(select current_tenant_id()) in (tenant_id, receiver_tenant_id)');
grant select, insert on partnerships to waybill_app;
grant update (state, decline_reason, ended_at, updated_at, version) on partnerships to waybill_app;

create function keep_names_in_partnerships() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update partnerships set offerer_tenant_name = new.name where tenant_id = new.id;
  update partnerships set receiver_tenant_name = new.name where receiver_tenant_id = new.id;
  update partners set name = new.name where id = new.id;
  return null;
end $$;
alter function keep_names_in_partnerships owner to waybill_system;
create trigger tenants_keep_names_in_partnerships after update on tenants
  for each row when (old.name is distinct from new.name) execute function keep_names_in_partnerships();

-- Each side's row of the other, beside those as customer and as vendor (0260): the links say less than these in which order they are listed.
create table partners (
  tenant_id bigint not null references tenants,
  id bigint not null,
  name text not null,
  status text not null check (status in ('connected', 'ended')),
  connected_at bigint not null,
  ended_at bigint,
  more jsonb not null default '{}',
  version integer not null default 1,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  primary key (tenant_id, id)
);
create index partners_by_name on partners (tenant_id, lower(name), id);
create index partners_by_connected_at on partners (tenant_id, connected_at desc, id desc);
create index partners_by_status on partners (tenant_id, status, lower(name), id);
create index partners_to_rename on partners (id);
call protect_table('partners', 'tenant_id = (select current_tenant_id())');
grant select on partners to waybill_app;

-- As the links between the two say it, whichever of them carries.
create function keep_partners_of(one_id bigint, other_id bigint) returns void
language sql set search_path = public as $$
  insert into partners as p (tenant_id, id, name, status, connected_at, ended_at, created_at, updated_at)
    select side.own_id, side.partner_id, t.name, case when l.is_live then 'connected' else 'ended' end, l.since,
      case when not l.is_live then l.until end, l.since, l.since
    from (select bool_or(ended_at is null) as is_live, min(created_at) as since, max(ended_at) as until from tenant_links
        where kind = 'courier-broker' and tenant_id in (one_id, other_id) and partner_tenant_id in (one_id, other_id)) l
    cross join (values (one_id, other_id), (other_id, one_id)) as side (own_id, partner_id)
    join tenants t on t.id = side.partner_id
    where l.since is not null
  on conflict (tenant_id, id) do update set status = excluded.status, connected_at = excluded.connected_at, ended_at = excluded.ended_at
$$;
revoke execute on function keep_partners_of from public;

create function keep_partners() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  link tenant_links := case tg_op when 'DELETE' then old else new end;
begin
  -- Only what was never in force is deleted.
  if tg_op = 'DELETE' then
    delete from partners where (tenant_id, id) in ((link.tenant_id, link.partner_tenant_id), (link.partner_tenant_id, link.tenant_id));
  end if;
  perform keep_partners_of(link.tenant_id, link.partner_tenant_id);
  return null;
end $$;
alter function keep_partners_of owner to waybill_system;
alter function keep_partners owner to waybill_system;
create trigger tenant_links_keep_partners after insert or update on tenant_links
  for each row when (new.kind = 'courier-broker') execute function keep_partners();
create trigger tenant_links_lose_partners after delete on tenant_links
  for each row when (old.kind = 'courier-broker') execute function keep_partners();

set local role waybill_system;

-- As in 0057, and who hands orders on to one: to whom one may open services beside one's customers.
create or replace view live_links as
  select linked_as, tenant_id from (
    select 'customer' as linked_as, partner_tenant_id as tenant_id, tenant_id as asking_tenant_id, ended_at
      from tenant_links where kind = 'courier-customer'
    union all select 'courier', tenant_id, partner_tenant_id, ended_at
      from tenant_links where kind = 'courier-customer'
    union all select 'carrier', tenant_id, partner_tenant_id, ended_at
      from tenant_links where kind = 'courier-broker'
    union all select 'broker', partner_tenant_id, tenant_id, ended_at
      from tenant_links where kind = 'courier-broker'
    union all select 'supplied', partner_tenant_id, tenant_id, ended_at
      from tenant_links s where kind = 'supplier-customer' and places_orders
        and not exists (select from supplier_settings where tenant_id = s.partner_tenant_id and not suppliers_place_orders)
    union all select 'supplied_courier', c.tenant_id, s.tenant_id, coalesce(s.ended_at, c.ended_at)
      from tenant_links s join tenant_links c on c.partner_tenant_id = s.partner_tenant_id and c.kind = 'courier-customer'
      where s.kind = 'supplier-customer' and s.places_orders
        and not exists (select from supplier_settings where tenant_id = s.partner_tenant_id and not suppliers_place_orders)
  ) links
  where asking_tenant_id = current_tenant_id() and ended_at is null;

create function broker_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select tenant_id from live_links where linked_as = 'broker'
$$;

create or replace function is_linked_as(asked_as text, asked_tenant_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  if asked_as = 'customer' then
    return exists (select from live_links where linked_as = 'customer' and tenant_id = asked_tenant_id);
  elsif asked_as = 'courier' then
    return exists (select from live_links where linked_as = 'courier' and tenant_id = asked_tenant_id);
  elsif asked_as = 'carrier' then
    return exists (select from live_links where linked_as = 'carrier' and tenant_id = asked_tenant_id);
  elsif asked_as = 'broker' then
    return exists (select from live_links where linked_as = 'broker' and tenant_id = asked_tenant_id);
  elsif asked_as = 'supplied' then
    return exists (select from live_links where linked_as = 'supplied' and tenant_id = asked_tenant_id);
  elsif asked_as = 'supplied_courier' then
    return exists (select from live_links where linked_as = 'supplied_courier' and tenant_id = asked_tenant_id);
  end if;
  return false;
end $$;

-- Partnerships were one way until now, in the demo alone.
insert into tenant_links (tenant_id, partner_tenant_id, kind, created_at, ended_at)
  select partner_tenant_id, tenant_id, kind, created_at, ended_at from tenant_links where kind = 'courier-broker'
  on conflict (tenant_id, partner_tenant_id, kind) do nothing;
select keep_partners_of(tenant_id, partner_tenant_id) from tenant_links where kind = 'courier-broker';
reset role;
