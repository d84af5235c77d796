-- Customers and suppliers are invited as colleagues are (docs/rules/invitations-and-customers.md, "Invitations").
alter table invitations drop constraint invitations_kind_check;
alter table invitations add constraint invitations_kind_check check (kind = any (array['user', 'customer', 'supplier']));
alter table invitations alter column roles set default '{}';
alter table invitations add column for_prefill_tenant_name text;
-- Of the link that its inviter passes on by hand, from the moment that somebody asks for it. Made of another word than the mailed one:
-- whoever holds it has not proved the address.
alter table invitations add column shared_uid_hash text;
-- For which organisation it was accepted, of a customer or supplier.
alter table invitations add column accepted_tenant_id bigint references tenants;

create unique index invitations_shared_uid on invitations (shared_uid_hash);
create index invitations_by_kind on invitations (tenant_id, kind, lower(for_initial_user_email), id);
create index invitations_by_kind_and_state on invitations (tenant_id, kind, state, lower(for_initial_user_email), id);
