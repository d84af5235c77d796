import { useId, useState } from 'react'
import { Callout } from '@blueprintjs/core'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import type { BrokerageOffer, DeliveryOrderPageView } from '#generated/model/index.ts'
import { approval, denial } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Card } from '../detail/Card.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { BrokerageOption } from './BrokerageOption.tsx'
import { MarginAmount } from '../detail/MarginAmount.tsx'
import { keyOf, usualOption, type Option } from './usual-option.ts'
import { useConfirmBrokerage } from './use-confirm-brokerage.ts'
import styles from './confirm-brokerage.module.css'

interface BrokerageChoiceProps {
  readonly order: DeliveryOrderPageView
  readonly offer: BrokerageOffer
}

/** The services and speeds with their prices, what stays, and the act. The choice stands in the address. */
export function BrokerageChoice({ order, offer }: BrokerageChoiceProps) {
  const labelId = useId()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  // The address follows a moment later, which a radio button must not wait for.
  const [picked, setPicked] = useState(params.get('by'))
  const [asksAboutLoss, setAsksAboutLoss] = useState(false)
  const confirmation = useConfirmBrokerage(order.id, offer.receiverTenant, () => navigate(paths.order(order.id)))
  const { options } = offer
  const asked = options.find((option) => keyOf(option) === picked && option.problems.length === 0)
  const chosen = asked ?? usualOption(options, order.dueAt)
  const isLoss = (chosen?.marginCadCents ?? 0) < 0

  const pick = (option: Option) => {
    setPicked(keyOf(option))
    setParams({ by: keyOf(option) }, { replace: true })
  }
  const confirm = () => {
    if (chosen === null) return
    if (isLoss) setAsksAboutLoss(true)
    else void confirmation.confirmHere(chosen)
  }

  return (
    <Card title="Service">
      <p className="wb-visually-hidden" id={labelId}>
        Service and speed of {offer.receiverTenant.name}
      </p>
      <div className={styles.options} role="radiogroup" aria-labelledby={labelId}>
        {options.map((option) => (
          <BrokerageOption
            key={keyOf(option)}
            option={option}
            dueAt={order.dueAt}
            group={labelId}
            isChosen={chosen !== null && keyOf(option) === keyOf(chosen)}
            onPick={pick}
          />
        ))}
      </div>
      {chosen !== null && !order.pricing.hidden && (
        <dl className={styles.sums} aria-label="What it comes to, before tax">
          <Sum label="Sell price" cents={offer.sellPreTaxCadCents} />
          <Sum label="Buy price" cents={chosen.buyPreTaxCadCents} />
          <Sum label="Margin" cents={chosen.marginCadCents} isMargin />
        </dl>
      )}
      {confirmation.refusal !== null && (
        <Callout intent="danger" role="alert" compact>
          {confirmation.refusal}
        </Callout>
      )}
      <footer className={styles.acts}>
        <p className={styles.hint}>Prices before tax. {order.senderTenant.name} sees none of this.</p>
        <ButtonLink to={paths.order(order.id)} text="Cancel" />
        <VerdictButton
          intent="primary"
          text="Confirm brokerage"
          loading={confirmation.isBusy}
          verdict={chosen === null ? denial('None of the services can take this order') : approval}
          onClick={confirm}
        />
      </footer>
      {asksAboutLoss && chosen !== null && (
        <ConfirmDialog
          isOpen
          title="Broker at a loss"
          confirmLabel="Broker at a loss"
          danger
          onConfirm={() => confirmation.confirm(chosen)}
          onClose={() => setAsksAboutLoss(false)}
        >
          <p>
            {offer.receiverTenant.name} costs {formatCents(Math.abs(chosen.marginCadCents ?? 0))} more than{' '}
            {order.senderTenant.name} pays for this order, before tax.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

interface SumProps {
  readonly label: string
  readonly cents: number | null
  readonly isMargin?: boolean
}

function Sum({ label, cents, isMargin = false }: SumProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <MarginAmount cents={cents} isMargin={isMargin} />
      </dd>
    </div>
  )
}
