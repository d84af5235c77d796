-- A mail is sent by a job, which may begin it again: one row for all of its attempts.
alter table mail_messages add column job_id uuid unique;

-- A try-out is worked on by a job, and no process leases it any more. One that runs goes on as a job; pg-boss gets it at the next start.
set local role waybill_system;
insert into jobs (tenant_id, name, key, payload)
select tenant_id, 'try-out', id::text, json_build_object('tryOutId', id) from try_outs where status = 'running';
reset role;
drop index try_outs_running;
alter table try_outs drop column worker, drop column lease_until;
