import { expect, test } from 'vitest'
import { locationInputForm } from '#generated/forms/LocationInput.ts'
import type { Location } from '#generated/model/index.ts'
import { editableData } from '#src/forms/form-data.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { broadway } from '#src/screens/locations/testing/locations.ts'
import { changeOf } from './change-of.ts'

const { schema } = locationInputForm
const cleared = { kind: undefined, timezone: undefined, operatingHours: {} }

/** What the form holds when it opens, with what a person changed; undefined is cleared. */
function form(changes: FormData = {}): FormData {
  return { ...editableData(schema, broadway), ...changes }
}

function change(after: FormData, before: Location = broadway) {
  return changeOf({ schema, before, after, cleared })
}

test('nothing changed is nothing to send', () => {
  expect(change(form())).toBeNull()
})

test('only what changed is sent, and what was cleared is null', () => {
  const sent = change(form({ name: 'Broadway', phone: undefined, dropoffNotes: undefined }))
  expect(sent).toEqual({ name: 'Broadway', phone: null })
})

test('a field that takes no null is cleared by what the resource says; an object that changed is sent whole', () => {
  expect(change(form({ operatingHours: undefined }))).toEqual({ operatingHours: {} })
  const week = { sunday: { closed: true }, monday: { closed: false, hours: { openTime: 28_800 } } }
  expect(change(form({ operatingHours: week }))).toEqual({ operatingHours: week })
  expect(change(form({ operatingHours: undefined }), { ...broadway, operatingHours: {} })).toBeNull()
})

test('a cleared field of which nothing is said is left out', () => {
  expect(change(form({ timezone: undefined }))).toBeNull()
  expect(change(form({ latitude: 52.2, timezone: undefined }))).toEqual({ latitude: 52.2 })
})
