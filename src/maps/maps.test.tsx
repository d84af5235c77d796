import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#src/api/query-client.ts'
import { axeViolations } from '#tests/components/axe.ts'
import type { Place } from './map-types.ts'
import { PinMap } from './PinMap.tsx'
import { StopsMap } from './StopsMap.tsx'

const broadway = { latitude: 52.1176, longitude: -106.6587 }
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
  expect(moves[0]?.longitude).toBeGreaterThan(broadway.longitude)
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
