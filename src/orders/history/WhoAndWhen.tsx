import { TimeCell } from '#src/orders/cells/TimeCell.tsx'

interface WhoAndWhenProps {
  /** Absent where this person does not read who drives. */
  readonly name: string | undefined
  /** Unix seconds. */
  readonly at: number
}

/** "Ravi Patel · Today 14:30", under the title of a point on the map. */
export function WhoAndWhen({ name, at }: WhoAndWhenProps) {
  return (
    <>
      {name !== undefined && (
        <>
          <strong>{name}</strong>
          {' · '}
        </>
      )}
      <TimeCell at={at} />
    </>
  )
}
