-- compatible: adds a column that older processes leave as it is, and columns to the answer of a function, which they pass over.
-- A job that waits for its next attempt waits: it is not running, and an operator reads why its last attempt failed.

-- Whether the last attempt failed and the next one has not begun. The state stays `running`, so that another like it may wait meanwhile.
alter table jobs add column waits_again boolean not null default false;

drop index jobs_running_of_kind, jobs_running;
create index jobs_running_of_kind on jobs (name) where state = 'running' and not waits_again;
create index jobs_running on jobs (started_at, number) where state = 'running' and not waits_again;
create index jobs_waiting_again_since on jobs (name, start_at) where state = 'running' and waits_again;
create index jobs_waiting_again on jobs (started_at, number) where state = 'running' and waits_again;

drop function queue_lengths;

call work_as_system();

-- The jobs of each kind by their state, each counted up to a bound. Along the indexes that begin with the kind and no other: where a kind has
-- few PostgreSQL takes it for quicker to walk through those of all kinds. A range of one kind, in order of kinds, leaves it no choice.
create function queue_lengths(kinds text[], counted_to integer)
returns table (name text, waiting integer, waiting_again integer, running integer, failed integer, waiting_since bigint,
  last_done_at bigint, next_attempt_at bigint, last_error text)
language sql stable set search_path = public set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
  select kind,
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'waiting'
      order by jobs.name limit counted_to) as counted),
    again.count,
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'running' and not waits_again
      order by jobs.name limit counted_to) as counted),
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'failed'
      order by jobs.name limit counted_to) as counted),
    least((select start_at from jobs where jobs.name between kind and kind and state = 'waiting' order by jobs.name, start_at limit 1),
      oldest.start_at),
    (select ended_at from jobs where jobs.name between kind and kind and state = 'done' order by jobs.name desc, ended_at desc limit 1),
    -- pg-boss alone knows when.
    case when again.count > 0 then (select extract(epoch from start_after)::bigint from pgboss.job as queued
      where queued.name = kind and queued.state = 'retry' order by start_after limit 1) end,
    oldest.error
  from unnest(kinds) as kind
    cross join lateral (select count(*)::integer from (select from jobs
      where jobs.name between kind and kind and state = 'running' and waits_again order by jobs.name limit counted_to) as counted) as again
    left join lateral (select start_at, error from jobs where jobs.name between kind and kind and state = 'running' and waits_again
      order by jobs.name, start_at limit 1) as oldest on true;
$$;
revoke execute on function queue_lengths from public;
grant execute on function queue_lengths to waybill_system;
call work_as_owner();
