set local role waybill_system;

-- Something that people are told of beside the timelines of orders, with the act that brought it about. Who acts may neither read nor write
-- what others are told.
create function tell_of(type text, facts jsonb, payload jsonb, actor_user_id bigint, actor_tenant_id bigint, for_user_id bigint,
  audience_tenant_ids bigint[], created_at bigint) returns void
language sql security definer set search_path = public as $$
  insert into notice_events (type, facts, payload, actor_user_id, actor_tenant_id, for_user_id, audience_tenant_ids, people, created_at)
  values (type, facts, payload, actor_user_id, actor_tenant_id, for_user_id, audience_tenant_ids,
    people_of(audience_tenant_ids, actor_user_id), created_at)
$$;
grant execute on function tell_of to waybill_app;

reset role;
