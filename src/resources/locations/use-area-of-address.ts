import { useEffect, useEffectEvent, useState } from 'react'
import { useGetAddressArea } from '#generated/client/locations/locations.ts'
import type { AddressArea } from '#generated/model/index.ts'
import { isRecord } from '#src/forms/schema-walk.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'

/** Milliseconds that city and postal code must stand still before they are looked up. */
const stillFor = 400
/** The letters of a postal code that name its area. */
const areaLetters = 3

/** What was filled in, and by which answer. */
interface Filled {
  readonly by: AddressArea
  readonly latitude: number
  readonly longitude: number
  readonly province?: string
  readonly city?: string
}

type FilledField = Exclude<keyof Filled, 'by'> | 'approximatePin'

/**
 * Fills in what follows from the city or the postal code of an address: the pin, the province, and of a postal code the city. Nothing
 * that a person has entered, or moved, is changed; what was filled in follows as long as it stands as it was. A pin in the middle is
 * marked as approximate until it is moved.
 * @returns the city or postal area in whose middle the pin stands; null where it does not
 */
export function useAreaOfAddress(
  data: unknown,
  fill: (field: FilledField, value: string | number | boolean | undefined) => void,
): string | null {
  const values = isRecord(data) ? data : {}
  const [filled, setFilled] = useState<Filled>()
  const given = (field: 'city' | 'province' | 'postalCode') => {
    const text = values[field]
    return typeof text === 'string' ? text.trim() : ''
  }
  /** What a person entered: nothing where it is what was filled in. */
  const entered = (field: 'city' | 'province') => (given(field) === filled?.[field] ? '' : given(field))
  const code = given('postalCode').slice(0, areaLetters).toUpperCase()
  const postalCode = code.length === areaLetters ? code : ''
  const asked = {
    city: postalCode === '' ? given('city') : entered('city'),
    province: entered('province'),
    postalCode,
  }
  const text = JSON.stringify(asked)
  const settled = useDebounced(text, stillFor)
  const hasNoPin = values.latitude === undefined && values.longitude === undefined
  const isInMiddle = values.latitude === filled?.latitude && values.longitude === filled?.longitude
  const isAsked = settled === text && (asked.city !== '' || asked.postalCode !== '') && (hasNoPin || isInMiddle)
  const { data: answer } = useGetAddressArea(asked, {
    query: { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY, retry: false },
  })
  const area = isAsked ? (answer?.area ?? null) : null

  // The address was taken away, with the street that it was for.
  if (area === null && hasNoPin && filled !== undefined) setFilled(undefined)
  if (area !== null && area !== filled?.by) {
    const { city, province, latitude, longitude } = area
    const keepsCity = postalCode === '' || city === null || entered('city') !== ''
    setFilled({
      by: area,
      latitude,
      longitude,
      ...(entered('province') === '' && { province }),
      ...(!keepsCity && { city }),
    })
  }

  const write = useEffectEvent(({ by: _by, ...fields }: Filled) => {
    for (const [field, value] of Object.entries(fields)) fill(field as FilledField, value)
  })
  useEffect(() => {
    if (filled !== undefined) write(filled)
  }, [filled])
  const mark = useEffectEvent(() => fill('approximatePin', isInMiddle))
  const isFilled = filled !== undefined
  useEffect(() => {
    if (isFilled) mark()
  }, [isFilled, isInMiddle])

  if (filled === undefined || !isInMiddle || area === null) return null
  return area.foundBy === 'city' ? given('city') : `the postal area ${postalCode}`
}
