-- What an organisation asks of drivers stands in protocols of its own: services name them, and keep a copy of what they ask
-- from the moment that they are published (service_revisions.protocols).

create sequence protocol_action_numbers as bigint;
grant usage on sequence protocol_action_numbers to waybill_app;

create table protocols (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  description text not null default '',
  -- [{id, stopType, type, label, description, required, options, unit, minimum, maximum}, …]
  actions jsonb not null default '[]',
  is_enabled boolean not null default true,
  more jsonb not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create index protocols_by_name on protocols (tenant_id, lower(name), id);
create index protocols_by_updated_at on protocols (tenant_id, updated_at desc, id desc);
-- By the number of an action.
create index protocols_by_action on protocols using gin (actions jsonb_path_ops);
call protect_table('protocols', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on protocols to waybill_app;

-- What services have asked so far becomes a protocol for each of them; where a draft asks otherwise, one more.
set local role waybill_system;
do $$
declare
  asking record;
  protocol_id bigint;
begin
  for asking in
    select revision.tenant_id, revision.service_id, revision.protocols, array_agg(revision.id) as revision_ids,
      min(services.name) || case when bool_and(revision.status = 'draft') and min(services.published_revision_id) is not null
        then ' (draft)' else '' end as name
    from service_revisions as revision join services on services.id = revision.service_id
    where (revision.status = 'draft' or revision.id = services.published_revision_id)
      and jsonb_array_length(revision.protocols -> 'pickup') + jsonb_array_length(revision.protocols -> 'dropoff') > 0
    group by revision.tenant_id, revision.service_id, revision.protocols
    order by revision.service_id
  loop
    insert into protocols (tenant_id, name, actions)
    select asking.tenant_id, left(asking.name, 120), jsonb_agg(jsonb_strip_nulls(asked.action - 'id')
        || jsonb_build_object('id', nextval('protocol_action_numbers'), 'stopType', stop.name) order by stop.place, asked.place)
    from (values ('pickup', 1), ('dropoff', 2)) as stop (name, place),
      jsonb_array_elements(asking.protocols -> stop.name) with ordinality as asked (action, place)
    returning id into protocol_id;
    update service_revisions set pricing = pricing || jsonb_build_object('protocolIds', jsonb_build_array(protocol_id))
    where id = any (asking.revision_ids);
  end loop;
end $$;
reset role;
