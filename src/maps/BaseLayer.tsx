import { useEffect, useState } from 'react'
import type { FeatureCollection } from 'geojson'
import { divIcon, latLng, type LatLng, type LatLngExpression } from 'leaflet'
import { Circle, GeoJSON, Marker, TileLayer } from 'react-leaflet'
import { useRuntimeConfig } from '#src/lib/runtime-config.ts'
import styles from './maps.module.css'

/** One lost tile is a hiccup; three say that the provider cannot be reached. */
const mostTileErrors = 3

export type MapView = 'standard' | 'satellite'

interface BaseLayerProps {
  readonly view: MapView
  /** The point of a map that looks at one door: without tiles only rings around it say how near one is. */
  readonly around: LatLngExpression | undefined
}

/**
 * The ground of a map: tiles where the installation has them, and the outline of the city's neighbourhoods where it has
 * none or they do not come. A map never waits for tiles.
 */
export function BaseLayer({ view, around }: BaseLayerProps) {
  const { tileUrl, satelliteTileUrl } = useRuntimeConfig()
  const url = view === 'satellite' ? satelliteTileUrl : tileUrl
  return url === null ? <DrawnGround around={around} /> : <Tiles key={url} url={url} around={around} />
}

function Tiles({ url, around }: Pick<BaseLayerProps, 'around'> & { readonly url: string }) {
  const [errors, setErrors] = useState(0)
  if (errors >= mostTileErrors) return <DrawnGround around={around} />
  return (
    <TileLayer url={url} maxNativeZoom={19} maxZoom={21} eventHandlers={{ tileerror: () => setErrors((n) => n + 1) }} />
  )
}

/** Metres; on a modal of 600 pixels at zoom 20 the widest just fits. */
const ringRadii = [5, 10, 20]

const metresPerDegreeNorth = 111_320

function DrawnGround({ around }: Pick<BaseLayerProps, 'around'>) {
  return (
    <>
      <CityOutline />
      {around !== undefined && ringRadii.map((radius) => <Ring key={radius} around={latLng(around)} radius={radius} />)}
    </>
  )
}

function Ring({ around, radius }: { readonly around: LatLng; readonly radius: number }) {
  const label = divIcon({ html: `${radius} m`, className: styles.ringLabel, iconSize: [36, 16] })
  return (
    <>
      <Circle center={around} radius={radius} interactive={false} fill={false} weight={1} className={styles.ring} />
      <Marker
        position={[around.lat - radius / metresPerDegreeNorth, around.lng]}
        icon={label}
        interactive={false}
        keyboard={false}
      />
    </>
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
      style={{ className: styles.land, weight: 1, fillOpacity: 1 }}
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
