-- Work that nobody waits for with a request open. What a job needs to know stands here, and pg-boss, which decides when it is done and
-- by whom, knows its number alone: a backup carries this table and not the queue, which is filled from it anew.

create table jobs (
  id uuid primary key default gen_random_uuid(),
  -- By which people name it.
  number bigint generated always as identity unique,
  -- Null: of the installation itself.
  tenant_id bigint references tenants,
  -- Of a declaration in server/.
  name text not null,
  -- Two alike do not wait beside each other.
  key text not null,
  payload jsonb not null,
  -- A running one may be between two attempts.
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- How often it was begun. Only the newest attempt may write.
  attempts integer not null default 0,
  done integer,
  total integer,
  -- Why the last attempt failed.
  error text,
  created_at bigint not null default unix_now(),
  start_at bigint not null default unix_now(),
  started_at bigint,
  ended_at bigint,
  check ((state in ('done', 'failed')) = (ended_at is not null))
);
create unique index jobs_waiting on jobs (name, coalesce(tenant_id, 0), key) where state = 'waiting';
create index jobs_open on jobs (name, tenant_id, key) where state in ('waiting', 'running');
create index jobs_failed on jobs (ended_at desc, number desc) where state = 'failed';
create index jobs_done on jobs (ended_at) where state = 'done';
call protect_table('jobs', 'tenant_id = (select current_tenant_id())');
-- Of its own jobs an organisation reads how they stand, says how far they are, and cancels them. It makes them by enqueue_job.
grant select, update, delete on jobs to waybill_app;

grant usage on schema pgboss to waybill_system;
grant select, insert, update, delete on pgboss.job to waybill_system;
grant select, insert, update on pgboss.queue to waybill_system;

-- Puts a job into the queue, in place of what pg-boss still has of it. The more its organisation has waiting, the later is its turn: counted to a
-- hundred, since an act may enqueue thousands.
create function queue_job(job_id uuid) returns void language sql security definer set search_path = public as $$
  delete from pgboss.job as queued using jobs where jobs.id = job_id and queued.name = jobs.name and queued.id = job_id;
  insert into pgboss.job (id, name, policy, group_id, priority, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
  select job.id, job.name, queue.policy, job.tenant_id::text, -(select count(*) from (select from jobs as before
      where before.name = job.name and before.tenant_id = job.tenant_id and before.state in ('waiting', 'running') limit 100) as ahead),
    begun_from, begun_from + queue.retention_seconds * interval '1 s',
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds, queue.deletion_seconds,
    queue.heartbeat_seconds
  from jobs as job join pgboss.queue as queue on queue.name = job.name,
    -- Whole seconds are rounded up as well as down: one that may begin at once does.
    lateral (select case when job.start_at > unix_now() then to_timestamp(job.start_at) else now() end as begun_from) as beginning
  where job.id = job_id;
$$;

-- Makes a job of the organisation that the transaction is open to; null if one alike waits already.
create function enqueue_job(job_name text, job_key text, job_payload jsonb, job_start_at bigint) returns uuid
language plpgsql security definer set search_path = public as $$
declare
  made uuid;
begin
  insert into jobs (tenant_id, name, key, payload, start_at)
  values (current_tenant_id(), job_name, coalesce(job_key, gen_random_uuid()::text), job_payload, coalesce(job_start_at, unix_now()))
  on conflict do nothing returning id into made;
  if made is not null then
    perform queue_job(made);
  end if;
  return made;
end $$;

alter function queue_job owner to waybill_system;
alter function enqueue_job owner to waybill_system;
revoke execute on function queue_job, enqueue_job from public;
grant execute on function queue_job to waybill_system;
grant execute on function enqueue_job to waybill_app, waybill_system;
