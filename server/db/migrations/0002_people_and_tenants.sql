-- Organisations (tenants), people, and who belongs where.

create table tenants (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('Courier', 'Customer', 'Supplier', 'Internal')),
  account_type text not null default 'organization' check (account_type in ('organization', 'individual')),
  address text not null default '',
  phone text,
  order_support_phone text,
  image text,
  bill_to_name text,
  bill_to_address text,
  time_zone text not null,
  onboarding_required_types text[] not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now()
);

create table users (
  id bigint generated always as identity primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  image text,
  -- argon2id; null until the person has chosen a password. waybill_app has no grant on this column.
  password_hash text,
  is_admin boolean not null default false,
  -- The organisation that added the person: sees the row before the membership exists.
  created_by_tenant_id bigint references tenants,
  current_tenant_id bigint references tenants,
  time_zone text,
  unit_preference text not null default 'Metric' check (unit_preference in ('Metric', 'MetricMixed', 'Imperial')),
  notifications_refreshed_at bigint,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now()
);
create unique index users_email on users (lower(email));

-- Versions of a membership's permissions never repeat, so a permission token of a removed and re-added member stays dead.
create sequence permission_versions as bigint;

create table memberships (
  tenant_id bigint not null references tenants,
  user_id bigint not null references users,
  -- The numeric roles of domain/roles.ts.
  roles smallint[] not null,
  permission_version bigint not null default nextval('permission_versions'),
  created_at bigint not null default unix_now(),
  primary key (tenant_id, user_id)
);
create index memberships_user on memberships (user_id);

create function bump_permission_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.roles is distinct from old.roles then
    new.permission_version := nextval('permission_versions');
  end if;
  return new;
end $$;
alter function bump_permission_version owner to waybill_system;
create trigger memberships_bump_permission_version before update on memberships
  for each row execute function bump_permission_version();

-- A relationship between two organisations; tenant_id provides the delivery, partner_tenant_id asks for it.
-- An ended link still lets both read the other's name (their old orders show it), nothing more.
create table tenant_links (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  partner_tenant_id bigint not null references tenants,
  kind text not null check (kind in ('courier-customer', 'courier-broker', 'supplier-customer')),
  created_at bigint not null default unix_now(),
  ended_at bigint,
  check (tenant_id <> partner_tenant_id),
  unique (tenant_id, partner_tenant_id, kind)
);
create index tenant_links_partner on tenant_links (partner_tenant_id, tenant_id);

create table tenant_features (
  tenant_id bigint not null references tenants,
  feature text not null check (feature in ('Customer', 'Supplier', 'Courier', 'Planner', 'CourierLocations')),
  created_at bigint not null default unix_now(),
  primary key (tenant_id, feature)
);

create table subscription_plans (
  id bigint generated always as identity primary key,
  name text not null unique,
  description text not null default '',
  price_cents bigint not null default 0,
  features text[] not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now()
);

create table tenant_subscriptions (
  tenant_id bigint primary key references tenants,
  subscription_plan_id bigint not null references subscription_plans,
  started_at bigint not null default unix_now()
);

create table courier_settings (
  tenant_id bigint primary key references tenants,
  -- {monday: {openTime, closeTime, breakStartTime, breakEndTime}, …} in seconds from midnight; no entry: open all day.
  dispatch_hours jsonb not null default '{}',
  geostamps_enabled boolean not null default true,
  prices_visible_to_drivers boolean not null default false,
  -- {fuelType, table: [{priceFrom, priceTo, percent}], appliesTo}; null until the courier charges for fuel.
  fuel_surcharge jsonb,
  -- {freeMinutes, incrementMinutes, centsPerMinute, capCents}.
  wait_time jsonb,
  default_tax_types text[] not null default '{GST}',
  updated_at bigint not null default unix_now()
);

-- The security definer functions below read past row-level security and therefore check the settings themselves.

-- Organisations whose row the caller may read: the own one, those the person belongs to, those linked; all for an admin.
create function visible_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select current_tenant_id() where current_tenant_id() is not null
  union select tenant_id from memberships where user_id = current_user_id()
  union select partner_tenant_id from tenant_links where tenant_id = current_tenant_id()
  union select tenant_id from tenant_links where partner_tenant_id = current_tenant_id()
  union select id from tenants where exists (select from users where users.id = current_user_id() and is_admin)
$$;
alter function visible_tenant_ids owner to waybill_system;

-- Organisations with a live link to the request tenant.
create function linked_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select partner_tenant_id from tenant_links where tenant_id = current_tenant_id() and ended_at is null
  union select tenant_id from tenant_links where partner_tenant_id = current_tenant_id() and ended_at is null
$$;
alter function linked_tenant_ids owner to waybill_system;

-- Whether a person belongs to the request tenant or to one that is (or was) linked with it.
create function user_is_known_here(asked_user_id bigint) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (
    select from memberships m
    where m.user_id = asked_user_id and (
      m.tenant_id = current_tenant_id()
      or exists (select from tenant_links l where l.tenant_id = current_tenant_id() and l.partner_tenant_id = m.tenant_id)
      or exists (select from tenant_links l where l.partner_tenant_id = current_tenant_id() and l.tenant_id = m.tenant_id)
    ))
$$;
alter function user_is_known_here owner to waybill_system;

call protect_table('tenants', 'id in (select visible_tenant_ids())', 'id = (select current_tenant_id())');
grant select on tenants to waybill_app;
grant update (name, address, phone, order_support_phone, image, bill_to_name, bill_to_address, time_zone,
  onboarding_required_types, updated_at) on tenants to waybill_app;

-- Admins are visible to everyone: they appear as the creators and actors of other people's orders.
call protect_table('users',
  'id = (select current_user_id()) or is_admin or created_by_tenant_id = (select current_tenant_id()) or user_is_known_here(id)',
  'id = (select current_user_id()) or created_by_tenant_id = (select current_tenant_id())
     or exists (select from memberships m where m.user_id = users.id and m.tenant_id = (select current_tenant_id()))');
grant select (id, email, first_name, last_name, phone, image, is_admin, created_by_tenant_id, current_tenant_id, time_zone,
  unit_preference, notifications_refreshed_at, archived_at, created_at, updated_at) on users to waybill_app;
grant insert (email, first_name, last_name, phone, image, created_by_tenant_id, current_tenant_id, time_zone, unit_preference,
  created_at, updated_at) on users to waybill_app;
grant update (email, first_name, last_name, phone, image, current_tenant_id, time_zone, unit_preference,
  notifications_refreshed_at, archived_at, updated_at) on users to waybill_app;

call protect_table('memberships',
  'tenant_id = (select current_tenant_id()) or user_id = (select current_user_id())',
  'tenant_id = (select current_tenant_id())');
grant select, delete on memberships to waybill_app;
grant insert (tenant_id, user_id, roles, created_at), update (roles) on memberships to waybill_app;
grant usage on sequence permission_versions to waybill_app;

call protect_table('tenant_links',
  '(select current_tenant_id()) in (tenant_id, partner_tenant_id)');
grant select, insert on tenant_links to waybill_app;
grant update (ended_at) on tenant_links to waybill_app;

-- What an organisation is able to do is no secret among those who can see it.
call protect_table('tenant_features', 'tenant_id in (select visible_tenant_ids())', 'tenant_id = (select current_tenant_id())');
grant select, insert, delete on tenant_features to waybill_app;

grant select on subscription_plans to waybill_app;

call protect_table('tenant_subscriptions', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on tenant_subscriptions to waybill_app;

-- Customers see the dispatch hours and surcharges of their couriers when they order.
call protect_table('courier_settings',
  'tenant_id = (select current_tenant_id()) or tenant_id in (select linked_tenant_ids())',
  'tenant_id = (select current_tenant_id())');
grant select, insert, update on courier_settings to waybill_app;
