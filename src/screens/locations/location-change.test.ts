import { expect, test } from 'vitest'
import { locationInputForm } from '#generated/forms/LocationInput.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { editableData } from '#src/forms/form-data.ts'
import { locationChange } from './location-change.ts'
import { broadway } from './testing/location-world.ts'

/** What the form holds when it opens, with what a person changed; undefined is cleared. */
function form(changes: FormData = {}): FormData {
  return { ...editableData(locationInputForm.schema, broadway), ...changes }
}

test('nothing changed is nothing to send', () => {
  expect(locationChange(broadway, form())).toBeNull()
})

test('only what changed is sent, and what was cleared is null', () => {
  const change = locationChange(broadway, form({ name: 'Broadway', phone: undefined, dropoffNotes: undefined }))
  expect(change).toEqual({ name: 'Broadway', phone: null })
})

test('hours that were all taken away are none; a day that changed sends the week', () => {
  expect(locationChange(broadway, form({ operatingHours: undefined }))).toEqual({ operatingHours: {} })
  const week = { sunday: { closed: true }, monday: { closed: false, hours: { openTime: 28_800 } } }
  expect(locationChange(broadway, form({ operatingHours: week }))).toEqual({ operatingHours: week })
  expect(locationChange({ ...broadway, operatingHours: {} }, form({ operatingHours: undefined }))).toBeNull()
})

test('a time zone that was cleared says nothing: the server finds it from the pin', () => {
  expect(locationChange(broadway, form({ timezone: undefined }))).toBeNull()
  expect(locationChange(broadway, form({ latitude: 52.2, timezone: undefined }))).toEqual({ latitude: 52.2 })
})
