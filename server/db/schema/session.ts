import type { Generated } from 'kysely'
import type { Id } from './columns.ts'

// Tables of 0003_session.sql and 0012_sign_in_upkeep.sql: system transactions only.

export interface SignInFamiliesTable {
  id: Id
  user_id: number
  impersonator_user_id: number | null
  user_agent: string | null
  address: string | null
  created_at: Generated<number>
  revoked_at: number | null
  revoked_reason: string | null
}

export interface RefreshTokensTable {
  /** SHA-256 of the token, hexadecimal. */
  hash: string
  family_id: number
  created_at: Generated<number>
  used_at: number | null
  expires_at: number
}

export interface PasswordResetTokensTable {
  hash: string
  user_id: number
  created_at: Generated<number>
  used_at: number | null
  expires_at: number
}

export interface SignInAttemptsTable {
  kind: 'account' | 'address' | 'device'
  subject: string
  window_started_at: number
  failures: Generated<number>
}
