import { sql, type RawBuilder } from 'kysely'

/**
 * The contact of an organisation that is written to: its primary one, else another, of which those come first that have an address. As a
 * table `contact` of one row at most.
 * @param hasEmail only one that has an address, the primary one or not
 */
export function contactOf(tenantId: RawBuilder<number>, { hasEmail = false } = {}): RawBuilder<unknown> {
  return sql`
    select c.name, email.value as email, phone.value as phone from tenant_contacts c
      left join lateral (select d ->> 'value' as value from jsonb_array_elements(c.details) d where d ->> 'type' = 'email' limit 1) email on true
      left join lateral (select d ->> 'value' as value from jsonb_array_elements(c.details) d where d ->> 'type' = 'phone' limit 1) phone on true
    where c.tenant_id = ${tenantId} and c.archived_at is null and (${!hasEmail}::boolean or email.value is not null)
    order by (c.roles @> '["Primary"]') desc, (email.value is not null) desc, c.id limit 1`
}
