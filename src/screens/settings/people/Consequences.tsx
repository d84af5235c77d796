import { Radio } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import type { ArchiveConsequence, UsersArchiveOpenOrders } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { displayName } from '#src/session/session.ts'
import styles from './people.module.css'

interface ConsequencesProps {
  readonly data: readonly ArchiveConsequence[]
  readonly initial: UsersArchiveOpenOrders
  readonly onChoose: (openOrders: UsersArchiveOpenOrders) => void
}

const orderWords = { one: 'open order', many: 'open orders' }

/** What becomes of it when people are archived, of each of them, and what is to become of their open orders. */
export function Consequences({ data, initial, onChoose }: ConsequencesProps) {
  const [chosen, setChosen] = useState(initial)
  const unassignable = data.reduce((sum, one) => sum + one.unassignable, 0)
  const choose = (openOrders: UsersArchiveOpenOrders) => {
    setChosen(openOrders)
    onChoose(openOrders)
  }
  return (
    <>
      {data.map((one) => (
        <Consequence key={one.user.id} of={one} isOneOfMany={data.length > 1} />
      ))}
      {unassignable > 0 && (
        <fieldset className={styles.choice}>
          <legend>Their open orders</legend>
          <Radio
            name="openOrders"
            checked={chosen === 'unassign'}
            label={`Unassign ${unassignable}, which then wait for another driver`}
            onChange={() => choose('unassign')}
          />
          <Radio
            name="openOrders"
            checked={chosen === 'leave'}
            label="Leave them as they are"
            onChange={() => choose('leave')}
          />
        </fieldset>
      )}
    </>
  )
}

function Consequence({ of, isOneOfMany }: { readonly of: ArchiveConsequence; readonly isOneOfMany: boolean }) {
  const { user, openOrders, unassignable, orders, vehicles, accountEnds } = of
  const name = displayName(user)
  const kept = openOrders - unassignable
  return (
    <div className={styles.consequence}>
      <p className="wb-dialog-message">
        {isOneOfMany && <strong>{name}: </strong>}
        {accountEnds
          ? 'They are signed out everywhere and can sign in no more. What they did stays.'
          : 'They are signed out here, and keep their account in their other organizations.'}
      </p>
      {openOrders > 0 && (
        <p className="wb-dialog-message">
          {countText(openOrders, orderWords)}:{' '}
          {orders.map(({ id }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link className={styles.link} to={paths.order(id)}>
                No. {id}
              </Link>
            </span>
          ))}
          {openOrders > orders.length && ' and more'}.
          {kept > 0 && ` ${kept === openOrders ? 'They stay' : `${kept} of them stay`} with ${name}.`}
        </p>
      )}
      {vehicles.length > 0 && (
        <p className="wb-dialog-message">
          Driver of{' '}
          {vehicles.map(({ id, name: vehicle }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link className={styles.link} to={paths.vehicles.one(id)}>
                {vehicle}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  )
}
