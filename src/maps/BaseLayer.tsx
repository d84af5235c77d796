import { useEffect, useState } from 'react'
import type { FeatureCollection } from 'geojson'
import { GeoJSON, TileLayer } from 'react-leaflet'
import { useRuntimeConfig } from '#src/lib/runtime-config.ts'

/** One lost tile is a hiccup; three say that the provider cannot be reached. */
const mostTileErrors = 3

export type MapView = 'standard' | 'satellite'

/**
 * The ground of a map: tiles where the installation has them, and the outline of the city's neighbourhoods where it has
 * none or they do not come. A map never waits for tiles.
 */
export function BaseLayer({ view }: { readonly view: MapView }) {
  const { tileUrl, satelliteTileUrl } = useRuntimeConfig()
  const url = view === 'satellite' ? satelliteTileUrl : tileUrl
  return url === null ? <CityOutline /> : <Tiles key={url} url={url} />
}

function Tiles({ url }: { readonly url: string }) {
  const [errors, setErrors] = useState(0)
  if (errors >= mostTileErrors) return <CityOutline />
  return (
    <TileLayer url={url} maxNativeZoom={19} maxZoom={21} eventHandlers={{ tileerror: () => setErrors((n) => n + 1) }} />
  )
}

let outline: FeatureCollection | null = null

function CityOutline() {
  const [city, setCity] = useState(outline)
  useEffect(() => {
    let isGone = false
    void loadOutline().then((loaded) => {
      if (!isGone) setCity(loaded)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (city === null) return null
  return (
    <GeoJSON
      data={city}
      interactive={false}
      pane="tilePane"
      style={{ className: 'wb-map-land', weight: 1, fillOpacity: 1 }}
    />
  )
}

async function loadOutline(): Promise<FeatureCollection> {
  if (outline === null) {
    const { default: loaded } = await import('./city-outline.json')
    outline = loaded as FeatureCollection
  }
  return outline
}
