-- The secret link by which programs of somebody read the planner of an organisation: one for each person there. Who leaves it, and comes
-- again, has none.
create table planner_feeds (
  tenant_id bigint not null,
  user_id bigint not null,
  -- SHA-256, hexadecimal. Of the secret itself nothing stands here.
  token_hash text not null unique,
  made_at bigint not null default unix_now(),
  -- When it was last asked for; null: it never was.
  fetched_at bigint,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references memberships on delete cascade
);
call protect_table('planner_feeds', 'tenant_id = (select current_tenant_id()) and user_id = (select current_user_id())');
grant select, insert, update, delete on planner_feeds to waybill_app;
