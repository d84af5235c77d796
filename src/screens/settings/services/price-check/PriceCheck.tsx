import { Callout, Checkbox, HTMLSelect, InputGroup } from '@blueprintjs/core'
import { useState } from 'react'
import {
  useGetServiceRevisionParcelTypes,
  useGetServiceRevisionServiceSpeeds,
  useGetServiceRevisionTags,
} from '#generated/client/services/services.ts'
import type { ParcelTypes, ServiceRevisionDetail, ServiceSpeeds, Tags } from '#generated/model/index.ts'
import { provinceNames } from '#domain/geo/canada.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import { unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import { dayFieldBounds } from '#domain/time/day-bounds.ts'
import { Field } from '#src/forms/Field.tsx'
import { QuantityInput } from '#src/forms/QuantityInput.tsx'
import { MeasureInput } from '#src/forms/widgets/Measure/MeasureInput.tsx'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { CheckedStopField } from './CheckedStopField.tsx'
import { PriceAnswer } from './PriceAnswer.tsx'
import { checkedQuantityErrors, previewInput, type PriceQuestion } from './price-question.ts'
import styles from './price-check.module.css'

interface PriceCheckProps {
  readonly detail: ServiceRevisionDetail
  /** Whether the page has changes that are not saved: they do not count. */
  readonly isDirty: boolean
  readonly onClose: () => void
}

/** What a delivery would cost by a revision, line by line, before anybody orders it. */
export function PriceCheck({ detail, isDirty, onClose }: PriceCheckProps) {
  const { revision, service } = detail
  const speeds = useGetServiceRevisionServiceSpeeds(revision.id)
  const tags = useGetServiceRevisionTags(revision.id)
  const types = useGetServiceRevisionParcelTypes(revision.id)
  const failed = [speeds, tags, types].find(({ isError }) => isError)
  return (
    <SideDrawer title="What would this cost?" onClose={onClose}>
      <SideDrawerBody>
        <SideDrawerPart>
          <p className={`wb-muted ${styles.lead}`}>
            By {revision.status === 'draft' ? 'the draft' : `no. ${revision.number}`} of {service.name}. Nothing is
            ordered.
          </p>
          {isDirty && <Callout intent="warning">Changes that are not saved do not count.</Callout>}
        </SideDrawerPart>
        {failed !== undefined ? (
          <ErrorState
            title="The choices could not be loaded"
            error={failed.error}
            retry={() => void Promise.all([speeds.refetch(), tags.refetch(), types.refetch()])}
          />
        ) : speeds.data === undefined || tags.data === undefined || types.data === undefined ? (
          <SkeletonLines count={8} />
        ) : (
          <Check detail={detail} speeds={speeds.data.data} tags={tags.data.data} types={types.data.data} />
        )}
      </SideDrawerBody>
    </SideDrawer>
  )
}

interface CheckProps extends Pick<PriceCheckProps, 'detail'> {
  readonly speeds: ServiceSpeeds['data']
  readonly tags: Tags['data']
  readonly types: ParcelTypes['data']
}

function Check({ detail, speeds, tags, types }: CheckProps) {
  const { timeZone } = useSession()
  const [question, setQuestion] = useState<PriceQuestion>(() => ({
    serviceSpeedId: speeds[0]?.id ?? null,
    tagIds: [],
    quantities: types[0] === undefined ? {} : { [types[0].id]: 1 },
    weightKg: 1,
    volumeM3: 0.01,
    distanceM: 5_000,
    pickup: null,
    dropoff: null,
    dropoffProvince: 'SK',
    pickupProvince: 'SK',
    availableAt: Math.floor(Date.now() / 60_000) * 60,
  }))
  const change = (part: Partial<PriceQuestion>) => setQuestion((before) => ({ ...before, ...part }))
  const { date, secondsFromMidnight } = wallTimeAt(question.availableAt, timeZone)
  const at = (day: string, seconds: number) => change({ availableAt: unixSecondsAt(day, seconds, timeZone) })
  const hasBothStops = question.pickup !== null && question.dropoff !== null

  return (
    <>
      <SideDrawerPart>
        <div className={styles.fields}>
          <CheckedStopField
            label="Pickup"
            stop={question.pickup}
            onPick={(pickup) =>
              change({
                pickup,
                ...(pickup && question.dropoff && { distanceM: undefined }),
                ...(pickup?.province && { pickupProvince: pickup.province }),
              })
            }
          />
          <CheckedStopField
            label="Drop-off"
            stop={question.dropoff}
            onPick={(dropoff) =>
              change({
                dropoff,
                ...(dropoff && question.pickup && { distanceM: undefined }),
                ...(dropoff?.province && { dropoffProvince: dropoff.province }),
              })
            }
          />
          <Field label="Distance" pointer="/distanceM" errors={undefined}>
            {(control) => (
              <MeasureInput
                control={{ ...control, placeholder: hasBothStops ? 'Measured' : undefined }}
                category="largeDistance"
                value={question.distanceM}
                onChange={(distanceM) => change({ distanceM })}
              />
            )}
          </Field>
          <ProvinceField
            label="Taxes of"
            pointer="/dropoffProvince"
            province={question.dropoffProvince}
            onChange={(dropoffProvince) => change({ dropoffProvince })}
          />
          {question.dropoffProvince === 'QC' && (
            <ProvinceField
              label="Picked up in"
              pointer="/pickupProvince"
              province={question.pickupProvince}
              onChange={(pickupProvince) => change({ pickupProvince })}
            />
          )}
          <Field label="Date" pointer="/availableAt" errors={undefined}>
            {(control) => (
              <InputGroup
                {...control}
                fill
                type="date"
                {...dayFieldBounds}
                value={date}
                onValueChange={(day) => day !== '' && at(day, secondsFromMidnight)}
              />
            )}
          </Field>
          <Field label="Time" pointer="/availableAt/time" errors={undefined}>
            {(control) => (
              <InputGroup
                {...control}
                fill
                type="time"
                value={clockText(secondsFromMidnight)}
                onValueChange={(clock) => {
                  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number)
                  if (clock !== '') at(date, hours * 3_600 + minutes * 60)
                }}
              />
            )}
          </Field>
          <Field label="Speed" pointer="/serviceSpeedId" errors={undefined}>
            {(control) => (
              <HTMLSelect
                {...control}
                fill
                value={question.serviceSpeedId ?? ''}
                onChange={({ target }) => change({ serviceSpeedId: target.value === '' ? null : Number(target.value) })}
              >
                <option value="">None</option>
                {speeds.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </HTMLSelect>
            )}
          </Field>
          <Field label="Weight in all" pointer="/weightKg" errors={undefined}>
            {(control) => (
              <MeasureInput
                control={control}
                category="weight"
                value={question.weightKg}
                onChange={(weightKg) => change({ weightKg })}
              />
            )}
          </Field>
          <Field label="Volume in all" pointer="/volumeM3" errors={undefined}>
            {(control) => (
              <MeasureInput
                control={control}
                category="volume"
                value={question.volumeM3}
                onChange={(volumeM3) => change({ volumeM3 })}
              />
            )}
          </Field>
          {types.map(({ id, name }) => (
            <Field
              key={id}
              label={name}
              pointer={`/parcels/${id}`}
              errors={checkedQuantityErrors(question.quantities[id])}
            >
              {(control) => (
                <QuantityInput
                  control={control}
                  value={question.quantities[id] ?? null}
                  least={0}
                  onChange={(quantity) => change({ quantities: { ...question.quantities, [id]: quantity } })}
                />
              )}
            </Field>
          ))}
        </div>
        {tags.length > 0 && (
          <fieldset className={styles.tags}>
            <legend>Tags</legend>
            {tags.map(({ id, name }) => (
              <Checkbox
                key={id}
                inline
                label={name}
                checked={question.tagIds.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  change({
                    tagIds: checked ? [...question.tagIds, id] : question.tagIds.filter((other) => other !== id),
                  })
                }
              />
            ))}
          </fieldset>
        )}
      </SideDrawerPart>
      <PriceAnswer detail={detail} asked={previewInput(detail.revision.id, question, types)} />
    </>
  )
}

interface ProvinceFieldProps {
  readonly label: string
  readonly pointer: string
  readonly province: string
  readonly onChange: (province: string) => void
}

function ProvinceField({ label, pointer, province, onChange }: ProvinceFieldProps) {
  return (
    <Field label={label} pointer={pointer} errors={undefined}>
      {(control) => (
        <HTMLSelect {...control} fill value={province} onChange={({ target }) => onChange(target.value)}>
          {Object.entries(provinceNames).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </HTMLSelect>
      )}
    </Field>
  )
}
