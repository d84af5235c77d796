import { QueryClientProvider } from '@tanstack/react-query'
import type { Map as LeafletMap } from 'leaflet'
import { useMap } from 'react-leaflet'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#src/http/query-client.ts'
import { axeViolations } from '#tests/components/axe.ts'
import type { Place } from './map-types.ts'
import { MapFrame } from './MapFrame.tsx'
import { ownPosition } from './own-position.ts'
import { PinMap } from './PinMap.tsx'
import { StopsMap } from './StopsMap.tsx'

const broadway = { latitude: 52.1176, longitude: -106.6587 }
const regina = { latitude: 50.4452, longitude: -104.6189 }
const stonebridge = { latitude: 52.0865, longitude: -106.6206 }

async function show(map: React.JSX.Element, config: { tileUrl: string | null; satelliteTileUrl: string | null }) {
  queryClient.setQueryData(['runtime-config'], config)
  onTestFinished(() => queryClient.clear())
  await render(<QueryClientProvider client={queryClient}>{map}</QueryClientProvider>)
}

const without = { tileUrl: null, satelliteTileUrl: null }
const land = () => document.querySelectorAll('.leaflet-tile-pane path').length
const stops = [
  { ...broadway, id: 'pickup', label: 'Pickup: Broadway', mark: 'P' },
  { ...stonebridge, id: 'dropoff', label: 'Drop Off: Stonebridge', mark: 'D' },
]

it('draws the city, the stops and the way between them without any tiles', async () => {
  await show(<StopsMap stops={stops} height={300} />, without)
  await expect.poll(land).toBeGreaterThan(10)
  await expect.element(page.getByRole('button', { name: 'Pickup: Broadway' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Drop Off: Stonebridge' })).toBeVisible()
  expect(document.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(1)
  expect(await axeViolations()).toEqual([])
})

it('gives up on tiles that do not come, and draws the city instead', async () => {
  await show(<StopsMap stops={stops} height={300} />, { ...without, tileUrl: '/no-such-tiles/{z}/{x}/{y}.png' })
  await expect.poll(land).toBeGreaterThan(10)
  expect(document.querySelectorAll('img.leaflet-tile')).toHaveLength(0)
})

it('moves the pin with the arrow keys', async () => {
  const moves: Place[] = []
  await show(<PinMap place={broadway} label="Location" height={300} onMove={(place) => moves.push(place)} />, without)
  const pin = document.querySelector<HTMLElement>('.leaflet-marker-icon')
  pin?.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  expect(moves).toHaveLength(2)
  // Four pixels at zoom 13, at which maps open.
  expect((moves[0]?.longitude ?? 0) - broadway.longitude).toBeCloseTo((4 * 360) / (256 * 2 ** 13), 4)
  expect(moves[1]?.latitude).toBeGreaterThan(broadway.latitude)
})

it('offers pictures from above only where the installation has them', async () => {
  await show(<PinMap place={broadway} label="Location" height={300} />, without)
  await expect.element(page.getByText('Satellite')).not.toBeInTheDocument()
  await show(<PinMap place={broadway} label="Other" height={300} />, {
    ...without,
    satelliteTileUrl: '/none/{z}/{x}/{y}',
  })
  await expect.element(page.getByText('Satellite').first()).toBeVisible()
})

/** The device answers as given; `ask` is what it was asked. */
function watchDevice(answer: 'here' | 'denied' | 'late') {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    const coords = { latitude: regina.latitude, longitude: regina.longitude } as GeolocationCoordinates
    if (answer === 'here') found({ coords } as GeolocationPosition)
    else if (answer === 'denied') failed?.({ code: 1 } as GeolocationPositionError)
  })
  onTestFinished(() => ask.mockRestore())
  return ask
}

it('asks the device where the person is, for at most 5 s, and takes what is at most 10 s old', async () => {
  const ask = watchDevice('here')
  expect(await ownPosition()).toEqual(regina)
  expect(ask.mock.calls[0]?.[2]).toEqual({ timeout: 5_000, maximumAge: 10_000 })
})

it('falls back to the point in Saskatoon where the device refuses, and where it says nothing', async () => {
  watchDevice('denied')
  expect(await ownPosition()).toEqual({ latitude: 52.143, longitude: -106.626 })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  watchDevice('late')
  const late = ownPosition()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await late).toEqual({ latitude: 52.143, longitude: -106.626 })
})

/** Opens a map with nothing to show. @returns where it stands by now, and how near */
async function openEmpty(): Promise<() => { at: Place; zoom: number }> {
  const maps: LeafletMap[] = []
  const Watch = () => {
    maps.push(useMap())
    return null
  }
  await show(
    <MapFrame label="Empty" height={300}>
      <Watch />
    </MapFrame>,
    without,
  )
  return () => {
    const map = maps.at(-1)
    if (map === undefined) throw new Error('The map is not there yet')
    const { lat, lng } = map.getCenter()
    return { at: { latitude: Number(lat.toFixed(4)), longitude: Number(lng.toFixed(4)) }, zoom: map.getZoom() }
  }
}

it('begins where the person is, at zoom 13', async () => {
  watchDevice('here')
  await expect.poll(await openEmpty()).toEqual({ at: regina, zoom: 13 })
})

it('begins at the fallback point, at zoom 13, where the device refuses', async () => {
  watchDevice('denied')
  await expect.poll(await openEmpty()).toEqual({ at: { latitude: 52.143, longitude: -106.626 }, zoom: 13 })
})
