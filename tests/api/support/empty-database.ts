import { randomUUID } from 'node:crypto'
import pg, { type ClientConfig, type Pool } from 'pg'
import { inject } from 'vitest'
import { openPool } from '#server/db/connect.ts'

export interface EmptyDatabase {
  /** Connections of its owner. */
  pool: Pool
  settings: ClientConfig
  /** Whether the owner sees the rows of protected tables, as every owner did before PostgreSQL 16. */
  ownerSeesRows: boolean
  close(): Promise<void>
}

/** From this version on a login can switch to a role without having its rights all the time. */
const setWithoutInheritVersion = 160_000

/**
 * Makes a database on which no migration has run. It has an owner of its own, so that what the owner may see is known.
 * @param ownerInherits whether the owner has the rights of the roles all the time, as every owner did before PostgreSQL 16
 */
export async function emptyDatabase({ ownerInherits = false } = {}): Promise<EmptyDatabase> {
  const { host, port } = inject('testServer')
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const superuser = new pg.Client({ host, port, user: 'postgres', database: 'waybill' })
  await superuser.connect()
  const { rows } = await superuser.query<{ number: number }>(
    `select current_setting('server_version_num')::int as number`,
  )
  const canHoldBack = (rows[0]?.number ?? 0) >= setWithoutInheritVersion
  const terms = canHoldBack ? ` with inherit ${ownerInherits}, set true` : ''
  await superuser.query(`create role ${name} login`)
  await superuser.query(`grant waybill_app, waybill_system, waybill_external to ${name}${terms}`)
  await superuser.query(`create database ${name} owner ${name} template template0`)
  const settings = { host, port, user: name, database: name }
  const pool = openPool(settings, 2)
  return {
    pool,
    settings,
    ownerSeesRows: ownerInherits || !canHoldBack,
    async close() {
      await pool.end()
      await superuser.query(`drop database ${name} with (force)`)
      await superuser.query(`drop role ${name}`)
      await superuser.end()
    },
  }
}
