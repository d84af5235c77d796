-- Addresses that the mail server refused for good when an organisation wrote to them, until a mail arrives there again: it is told where one
-- is typed, and only of mails of its own.
create table refused_addresses (
  tenant_id bigint not null references tenants,
  -- In lower case.
  email text not null check (email = lower(email)),
  refused_at bigint not null default unix_now(),
  -- What the mail server said.
  said text not null,
  times integer not null default 1,
  primary key (tenant_id, email)
);
create index refused_addresses_email on refused_addresses (email);
create index refused_addresses_age on refused_addresses (refused_at);
call protect_table('refused_addresses', 'tenant_id = (select current_tenant_id())');
grant select on refused_addresses to waybill_app;
