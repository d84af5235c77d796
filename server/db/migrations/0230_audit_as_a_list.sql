-- The audit is a screen: what it is filtered by has a column, and each filter an index in the order of the list.

alter table audit_entries
  -- What kind of act it was: the second half of the action.
  add column verb text generated always as (split_part(action, '.', 2)) stored,
  -- Whether an administrator of Waybill did it, in the own name or in that of the person.
  add column by_administrator boolean not null default false;

update audit_entries set by_administrator = true
where impersonator_user_id is not null
  or exists (select from users where users.id = audit_entries.actor_user_id and users.is_admin);

drop index audit_entries_tenant;
drop index audit_entries_subject;
create index audit_entries_in_order on audit_entries (tenant_id, created_at, id);
create index audit_entries_by_actor on audit_entries (tenant_id, actor_user_id, created_at, id);
create index audit_entries_by_type on audit_entries (tenant_id, subject_type, created_at, id);
create index audit_entries_by_subject on audit_entries (tenant_id, subject_id, subject_type, created_at, id);
create index audit_entries_by_verb on audit_entries (tenant_id, verb, created_at, id);
create index audit_entries_by_administrators on audit_entries (tenant_id, by_administrator, created_at, id);
