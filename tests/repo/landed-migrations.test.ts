import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isTextOf, knownMigrations } from '#server/db/migration-files.ts'
import { blobsNow, contentsOf, landedCommits, landedForms, migrationsOf } from './landed-migrations.ts'

/*
 * A migration that has landed is never edited, renamed or removed, not even in a comment: every database that ran it would be refused.
 * The backups of earlier releases say the same of what was released (tests/api/upgrade/).
 */

const known = new Map((await knownMigrations()).map((migration) => [migration.name, migration]))
const commits = landedCommits()
const forms = landedForms()

/** It had to run before 0231, which fails without it and may not be edited; no other file is ever put between those that have landed. */
const putBetween = new Set(['0230b_one_owner_each.sql'])

test('there is something to compare with', () => {
  expect(commits.length).toBeGreaterThan(0)
  for (const { commit } of commits) expect(migrationsOf(commit).length).toBeGreaterThan(100)
})

describe.each(commits)('what landed with $commit', ({ commit, isWhole }) => {
  test('is as it was', () => {
    const landed = migrationsOf(commit).map(({ name, blob }) => ({
      name,
      blob: isWhole ? blob : (forms.get(name) ?? blob),
    }))
    const now = blobsNow(landed.map(({ name }) => name))
    const changed = landed.filter(({ name, blob }) => {
      if (now.get(name) === blob) return false
      const migration = known.get(name)
      const checksum = createHash('sha256').update(contentsOf(blob)).digest('hex')
      return migration === undefined || !isTextOf(migration, checksum)
    })
    expect(changed.map(({ name }) => `${name} was changed; put it back and write a new migration`)).toEqual([])
  })

  test('comes before what was added since', () => {
    const landed = migrationsOf(commit).map(({ name }) => name)
    const newest = landed.toSorted().at(-1) ?? ''
    const between = [...known.keys()].filter((name) => !landed.includes(name) && name < newest && !putBetween.has(name))
    expect(between).toEqual([])
  })
})
