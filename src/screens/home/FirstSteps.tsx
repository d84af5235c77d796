import { Button, ProgressBar } from '@blueprintjs/core'
import { ChevronRight, Circle, TickCircle } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { roles } from '#domain/access/roles.ts'
import { firstSteps, type FirstStep } from '#domain/orders/first-steps.ts'
import { getGetFirstStepsQueryKey, updateFirstSteps, useGetFirstSteps } from '#generated/client/tenants/tenants.ts'
import type { FirstStepsUpdate } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import styles from './first-steps.module.css'

const words: Readonly<Record<FirstStep, { title: string; purpose: string; to: string }>> = {
  organization: {
    title: 'Look over your hours',
    purpose: 'You are open day and night until you say otherwise',
    to: paths.dispatchSettings(),
  },
  service: {
    title: 'Publish a service',
    purpose: 'What you deliver and what it costs, from a template',
    to: paths.newService({ standard: 'sameDay' }),
  },
  driver: {
    title: 'Add a driver',
    purpose: 'They get a link by mail to choose a password',
    to: paths.newUser({ role: roles.driver, by: 'account' }),
  },
  customer: { title: 'Add a customer', purpose: 'Whom you deliver for', to: paths.customers.new() },
  order: { title: 'Place the first order', purpose: 'From where to where, and how fast', to: paths.scheduler() },
  delivered: {
    title: 'Deliver it',
    purpose: 'Give it to the driver, and see it picked up and dropped off',
    to: paths.dispatch(),
  },
}

/** What leads a new courier to its first delivery, for those who set it up; nothing once all of it is done. */
export function FirstSteps() {
  const { tenant, permissions } = useSession()
  const isAsked = tenant.kind === 'Courier' && permissions.has('tenants.update')
  return isAsked ? <Steps tenantId={tenant.id} /> : null
}

function Steps({ tenantId }: { readonly tenantId: number }) {
  const client = useQueryClient()
  const { data } = useGetFirstSteps(tenantId)
  if (data === undefined) return null
  const done = firstSteps.filter((step) => data[step]).length
  if (done === firstSteps.length) return null
  const next = firstSteps.find((step) => !data[step])
  const say = async (change: FirstStepsUpdate) => {
    try {
      client.setQueryData(getGetFirstStepsQueryKey(tenantId), await updateFirstSteps(tenantId, change))
    } catch (error) {
      showError(error, { action: 'change the first steps', retry: () => void say(change) })
    }
  }
  if (data.hidden)
    return (
      <div className={styles.hidden}>
        <Button
          size="small"
          variant="minimal"
          text={`First steps: ${done} of ${firstSteps.length} done`}
          onClick={() => void say({ hidden: false })}
        />
      </div>
    )
  return (
    <section className={`wb-card ${styles.steps}`} aria-labelledby="first-steps">
      <header className={styles.head}>
        <h2 id="first-steps" className="wb-section-title">
          First steps
        </h2>
        <span className="wb-muted">
          {done} of {firstSteps.length} done
        </span>
        <Button size="small" variant="minimal" text="Hide" onClick={() => void say({ hidden: true })} />
      </header>
      <ProgressBar
        value={done / firstSteps.length}
        intent="success"
        animate={false}
        stripes={false}
        aria-label="First steps"
      />
      <ol>
        {firstSteps.map((step) => (
          <li
            key={step}
            className={styles.step}
            data-done={data[step]}
            aria-current={step === next ? 'step' : undefined}
          >
            <Link to={words[step].to} className={styles.link}>
              {data[step] ? <TickCircle size={18} title="Done" /> : <Circle size={18} title="To do" />}
              <span className={styles.words}>
                <span className={styles.title}>{words[step].title}</span>
                {!data[step] && <span className={styles.purpose}>{words[step].purpose}</span>}
              </span>
              {!(step === 'organization' && !data.organization) && <ChevronRight size={14} />}
            </Link>
            {step === 'organization' && !data.organization && (
              <Button size="small" text="They are right" onClick={() => void say({ lookedOver: true })} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
