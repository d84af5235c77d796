-- How long each queue is, and what failed of a kind or of an organisation, without reading the jobs of others. A job that failed is rare,
-- and so are its rows here.
create index jobs_waiting_since on jobs (name, start_at) where state = 'waiting';
create index jobs_running_of_kind on jobs (name) where state = 'running';
create index jobs_running on jobs (started_at, number) where state = 'running';
create index jobs_done_of_kind on jobs (name, ended_at) where state = 'done';
create index jobs_failed_of_kind on jobs (name, ended_at, number) where state = 'failed';
create index jobs_failed_by_kind on jobs (name, number) where state = 'failed';
create index jobs_failed_of_tenant on jobs (tenant_id, ended_at, number) where state = 'failed';

-- How the jobs of each kind stand, each counted up to a bound. Along the indexes that begin with the kind and no other: where a kind has
-- few PostgreSQL takes it for quicker to walk through those of all kinds. A range of one kind, in order of kinds, leaves it no choice.
create function queue_lengths(kinds text[], counted_to integer)
returns table (name text, waiting integer, running integer, failed integer, waiting_since bigint, last_done_at bigint)
language sql stable set search_path = public set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
  select kind,
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'waiting'
      order by jobs.name limit counted_to) as counted),
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'running'
      order by jobs.name limit counted_to) as counted),
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'failed'
      order by jobs.name limit counted_to) as counted),
    (select start_at from jobs where jobs.name between kind and kind and state = 'waiting' order by jobs.name, start_at limit 1),
    (select ended_at from jobs where jobs.name between kind and kind and state = 'done' order by jobs.name desc, ended_at desc limit 1)
  from unnest(kinds) as kind;
$$;
revoke execute on function queue_lengths from public;
grant execute on function queue_lengths to waybill_system;
