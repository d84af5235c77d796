-- Which application browsers run, and how long its pages take to be seen (first contentful paint): counts, of nobody in particular. A day
-- has so many rows at most (server/session/measures.ts).
create table client_versions (
  day date not null,
  version text not null,
  -- A kind of page, such as /delivery-orders/:id.
  route text not null,
  loads bigint not null,
  primary key (day, version, route)
);
call protect_table('client_versions', 'false');

create table first_paints (
  day date not null,
  version text not null,
  route text not null,
  -- Milliseconds: so long at most, and longer than the bound before it (domain/measures/loads.ts).
  up_to_ms integer not null,
  loads bigint not null,
  primary key (day, version, route, up_to_ms)
);
call protect_table('first_paints', 'false');
