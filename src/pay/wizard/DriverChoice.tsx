import { Checkbox } from '@blueprintjs/core'
import { useMemo, useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { orderWords } from '#src/billing/words.ts'
import { Field } from '#src/forms/Field.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { usePayPreview } from '../use-pay-preview.ts'
import { driverWords } from '../words.ts'
import styles from '#src/billing/wizard/wizard.module.css'

interface DriverChoiceProps {
  readonly until: LocalDate
  readonly chosen: readonly number[]
  readonly errors: readonly string[] | undefined
  readonly onChoose: (chosen: readonly number[]) => void
}

/** Drivers who are due something, to tick. Those who are ticked stay so, whatever is searched. */
export function DriverChoice({ until, chosen, errors, onChoose }: DriverChoiceProps) {
  const [search, setSearch] = useState('')
  const { data, error, refetch } = usePayPreview(useMemo(() => ({ until, payDate: until }), [until]))
  const drafts = data?.drafts.filter(({ driver }) => holdsWords(driver.name, search))
  const toggle = (id: number, isTicked: boolean) =>
    onChoose(isTicked ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <Field label={`Whom: ${countText(chosen.length, driverWords)}`} pointer="/driverIds" required group errors={errors}>
      {(_control, labelId) => (
        <div role="group" aria-labelledby={labelId} className={styles.customers}>
          <SearchField placeholder="Driver" value={search} onChange={setSearch} />
          {error !== null ? (
            <ErrorState title="Drivers could not be loaded" error={error} retry={() => void refetch()} />
          ) : drafts === undefined ? (
            <SkeletonLines count={5} what="drivers" />
          ) : drafts.length === 0 ? (
            <p className="wb-muted">Nobody {search === '' ? '' : 'who is called so '}is due anything.</p>
          ) : (
            <ul>
              {drafts.map(({ driver: { id, name }, orders, totalCadCents }) => (
                <li key={id}>
                  <Checkbox
                    checked={chosen.includes(id)}
                    onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                    labelElement={
                      <>
                        {name}{' '}
                        <span className="wb-muted">
                          {countText(orders, orderWords)}, {formatCents(totalCadCents)}
                        </span>
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}
