import { divIcon, type DivIcon } from 'leaflet'
import type { Pin } from './map-types.ts'
import styles from './maps.module.css'

const icons = new Map<string, DivIcon>()

/** A pin as inline SVG: its colour is the status colour of the theme, so it changes with light and dark. */
export function pinIcon({ mark, status }: Pick<Pin, 'mark' | 'status'>): DivIcon {
  const key = `${mark} ${status ?? ''}`
  let icon = icons.get(key)
  if (icon === undefined) icons.set(key, (icon = drawPin(mark, status)))
  return icon
}

function drawPin(mark: string, status: Pin['status']): DivIcon {
  const pin = document.createElement('span')
  pin.className = styles.pin ?? ''
  if (status !== undefined) pin.dataset.status = status
  pin.innerHTML = `<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true"><path class="${styles.pinShape}" d="M14 35C14 35 26 22.6 26 13.5A12 12 0 0 0 2 13.5C2 22.6 14 35 14 35Z"/><circle class="${styles.pinHole}" cx="14" cy="13.5" r="8"/></svg>`
  const letter = document.createElement('span')
  letter.className = styles.pinMark ?? ''
  letter.textContent = mark
  // The pin is called by its title; the letter is for the eye.
  letter.ariaHidden = 'true'
  pin.append(letter)
  return divIcon({ html: pin, className: styles.pinPlace, iconSize: [28, 36], iconAnchor: [14, 35] })
}
