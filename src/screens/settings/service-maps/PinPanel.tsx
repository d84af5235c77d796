import { Button } from '@blueprintjs/core'
import { Cross, Search } from '@blueprintjs/icons'
import { useState } from 'react'
import type { LatLng } from '#domain/geo/geo.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { winningZone } from '#domain/pricing/zone-index.ts'
import { zoneFeeCents } from '#domain/pricing/zone-stage.ts'
import { numberMessages } from '#src/forms/number-messages.ts'
import { FieldMessage } from '#src/forms/theme/FieldErrorTemplate.tsx'
import { useAddressMatches } from '#src/forms/widgets/Address/use-address-matches.ts'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import { Combobox } from '#src/forms/widgets/combobox/Combobox.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import type { Corner } from './zone-corners.ts'
import { type EditedZone, shareText } from './zone-edits.ts'
import styles from './service-maps.module.css'

interface PinPanelProps {
  readonly pin: LatLng | null
  readonly zones: readonly EditedZone[]
  readonly fallbackFeeCadCents: number | null
  readonly onPin: (at: Corner) => void
  readonly onZone: (id: number) => void
  readonly onClose: () => void
}

/** What a zone costs is shown for a base price of so much, until another is typed. */
const usualBaseCadCents = 3_000

/** Says which zone a place is in, why that one, and what it costs. */
export function PinPanel({ pin, zones, fallbackFeeCadCents, onPin, onZone, onClose }: PinPanelProps) {
  const [text, setText] = useState('')
  const [base, setBase] = useState<number | string | undefined>(usualBaseCadCents)
  const place = placeIn(text)
  const { matches, searching, found } = useAddressMatches(place === null ? text : '')
  return (
    <section className={styles.pinPanel} aria-label="Test a pin">
      <div className={styles.panelHead}>
        <h2>Test a pin</h2>
        <Button variant="minimal" icon={<Cross />} aria-label="Close the test" onClick={onClose} />
      </div>
      <div>
        <label htmlFor="tested-place">Address, or latitude and longitude</label>
        <Combobox
          control={{
            id: 'tested-place',
            disabled: false,
            readOnly: false,
            placeholder: '52.13, -106.66',
            autoFocus: true,
            'aria-describedby': undefined,
            'aria-invalid': undefined,
            'aria-required': undefined,
          }}
          label="Places"
          text={text}
          options={
            place === null
              ? matches.map(({ label }, index) => ({ key: String(index), label }))
              : [{ key: 'place', label: `${place[0]}, ${place[1]}`, detail: 'This place' }]
          }
          status={found && matches.length === 0 ? 'No address matches' : undefined}
          busy={searching}
          icon={<Search />}
          onText={setText}
          onPick={({ key }) => {
            const match = matches[Number(key)]
            if (place !== null) onPin(place)
            else if (match !== undefined) onPin([match.latitude, match.longitude])
          }}
          onFocus={() => undefined}
          onBlur={() => undefined}
        />
      </div>
      <div>
        <label htmlFor="tested-base">Base price of the order</label>
        <MoneyInput
          id="tested-base"
          aria-invalid={typeof base === 'string' ? true : undefined}
          aria-describedby={typeof base === 'string' ? 'tested-base-error' : undefined}
          value={base}
          onChange={setBase}
        />
        <FieldMessage id="tested-base-error" messages={typeof base === 'string' ? [numberMessages.invalid] : []} />
      </div>
      {pin === null ? (
        <p className="wb-muted">Press a place on the map, or type one.</p>
      ) : (
        <PinAnswer
          pin={pin}
          zones={zones}
          fallbackFeeCadCents={fallbackFeeCadCents}
          baseCadCents={typeof base === 'number' ? base : 0}
          onZone={onZone}
        />
      )}
    </section>
  )
}

interface PinAnswerProps extends Pick<PinPanelProps, 'zones' | 'fallbackFeeCadCents' | 'onZone'> {
  readonly pin: LatLng
  readonly baseCadCents: number
}

function PinAnswer({ pin, zones, fallbackFeeCadCents, baseCadCents, onZone }: PinAnswerProps) {
  const { zone, others, words } = winningZone({ zones }, pin)
  const share = zone === null ? '' : shareText(zone)
  return (
    <div role="status">
      <Facts>
        <Fact label="Place">{`${pin.lat.toFixed(5)}, ${pin.lng.toFixed(5)}`}</Fact>
        <Fact label="Zone">
          {zone === null ? 'None' : <Button size="small" text={zone.name} onClick={() => onZone(zone.id)} />}
        </Fact>
        <Fact label="Why">{words}</Fact>
        <Fact label="Also here">{others.map(({ name }) => name).join(', ')}</Fact>
        <Fact label="It costs">
          {zone !== null
            ? formatCents(zoneFeeCents(zone, baseCadCents))
            : fallbackFeeCadCents === null
              ? 'No price: the map has no fee outside its zones'
              : `${formatCents(fallbackFeeCadCents)}, once an order`}
        </Fact>
        <Fact label="Arithmetic">
          {zone === null || share === ''
            ? null
            : `${formatCents(zone.flatFeeCadCents)} ${share} of ${formatCents(baseCadCents)}`}
        </Fact>
      </Facts>
    </div>
  )
}

/** "52.13, -106.66", latitude first; null for anything else. */
function placeIn(text: string): Corner | null {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  return lat === undefined || Math.abs(Number(lat)) > 90 ? null : [Number(lat), Number(lng)]
}
