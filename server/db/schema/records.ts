import type { Generated } from 'kysely'
import type { Computed, Id, Json, NullableJson } from './columns.ts'

// Tables of 0007_records.sql.

export interface IdempotencyKeysTable {
  tenant_id: number
  user_id: number
  key: string
  operation: string
  body_hash: string
  status: number | null
  response: NullableJson<unknown>
  created_at: Generated<number>
}

/** Added to, never changed. */
export interface AuditEntriesTable {
  id: Id
  tenant_id: number
  actor_user_id: number | null
  impersonator_user_id: number | null
  action: string
  subject_type: string
  subject_id: number | null
  before: NullableJson<unknown>
  after: NullableJson<unknown>
  request_id: string | null
  address: string | null
  created_at: Generated<number>
}

/** `tenant_id` acted, `audience_tenant_ids` are to hear of it (the acting one included if it is). */
export interface OutboxTable {
  id: Id
  /** xid8, read as text. */
  xid: Computed<string>
  tenant_id: number
  audience_tenant_ids: number[]
  topic: string
  payload: Json<unknown>
  created_at: Generated<number>
}

export interface DriverPositionsTable {
  tenant_id: number
  user_id: number
  latitude: number
  longitude: number
  bearing_degrees: number | null
  speed_mps: number | null
  accuracy_m: number | null
  recorded_at: number
  received_at: Generated<number>
}

export interface TableLayoutsTable {
  user_id: number
  table_id: string
  layout: Json<unknown>
  updated_at: Generated<number>
}

/** A tenant transaction may add one and learn its id, nothing else. */
export interface ErrorReportsTable {
  id: Id
  user_id: number | null
  short_description: string
  long_description: Generated<string>
  error_json: NullableJson<unknown>
  session_info: NullableJson<unknown>
  created_at: Generated<number>
}

/** A tenant transaction may add one and learn its id, nothing else. */
export interface MailMessagesTable {
  id: Id
  recipient: string
  subject: string
  text_body: string
  html_body: string | null
  purpose: string
  created_at: Generated<number>
  sent_at: number | null
  failed_at: number | null
  failure: string | null
}
