-- How long each queue is, and what failed of a kind or of an organisation, without reading the jobs of others. A job that failed is rare,
-- and so are its rows here.
create index jobs_waiting_since on jobs (name, start_at) where state = 'waiting';
create index jobs_running_of_kind on jobs (name) where state = 'running';
create index jobs_running on jobs (started_at, number) where state = 'running';
create index jobs_done_of_kind on jobs (name, ended_at) where state = 'done';
create index jobs_failed_of_kind on jobs (name, ended_at, number) where state = 'failed';
create index jobs_failed_by_kind on jobs (name, number) where state = 'failed';
create index jobs_failed_of_tenant on jobs (tenant_id, ended_at, number) where state = 'failed';
