import { type ReactNode, useRef, useState } from 'react'
import { Button, Callout } from '@blueprintjs/core'
import { Disable, Import, Office, Reset } from '@blueprintjs/icons'
import { useBlocker, useLocation, useNavigate } from 'react-router-dom'
import { mayExceedBudget } from '#domain/accounting/budgets.ts'
import { useGetCustomer } from '#generated/client/relationships/relationships.ts'
import { useGetDeliveryOrderData, useGetOrderTemplate } from '#generated/client/orders/orders.ts'
import type { OrderTemplate } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { messageOf, questionOf } from '#src/http/errors.ts'
import { TemplatesMenu } from '#src/orders/templates/TemplatesMenu.tsx'
import { paths } from '#src/paths.ts'
import { useSession, type Session } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showNotice } from '#src/ui/snackbar.ts'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { type Draft, isWorthKeeping, type OrderBody, withDropoff } from './draft.ts'
import { type StoredDraft, readDraft } from './draft-storage.ts'
import { focusFirstFault } from '#src/forms/Field.tsx'
import { choose } from './choice.ts'
import { EntryLayout } from './EntryLayout.tsx'
import { LeaveDraftAlert } from './LeaveDraftAlert.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { prefilledDraft, prefillRequest } from './prefill.ts'
import { useDraft } from './use-draft.ts'
import { useOrderEntry } from './use-order-entry.ts'
import { templateOrder } from './template-order.ts'
import { type OrderForm, refusedFields, useOrderForm } from './use-order-form.ts'
import { type PlaceOrder, usePlaceOrder } from './use-place-order.ts'
import styles from './scheduler.module.css'

/**
 * Places an order: what is known on the left, what it costs on the right. `?customer=&vendor=&pickup=&dropoff=&service=` begins with these,
 * `?again={orderId}` with an order that is ordered again, `&back=yes` the other way round, `?template=` with a template.
 */
export function SchedulerScreen() {
  const session = useSession()
  const entry = useOrderEntry()
  const { search } = useLocation()
  const request = prefillRequest(new URLSearchParams(search))
  const kept = readDraft(session.tenant.id, session.me.id)
  const goesOn = kept !== null && (search === '' || kept.prefilledFrom === search)
  const again = useGetDeliveryOrderData(request.againOrderId ?? 0, {
    query: { enabled: request.againOrderId !== null && !goesOn, staleTime: Number.POSITIVE_INFINITY },
  })
  const templateId = can.keepTemplates(session).allowed ? request.templateId : null
  const template = useGetOrderTemplate(templateId ?? 0, { query: { enabled: templateId !== null } })
  // Who may not read it chooses the customer by hand.
  const customer = useGetCustomer(session.tenant.id, request.customerId ?? 0, {
    query: { enabled: request.customerId !== null && !goesOn, retry: false, staleTime: Number.POSITIVE_INFINITY },
  })
  const verdict = can.createOrder(session)

  if (!verdict.allowed)
    return (
      <SchedulerPage>
        <EmptyState
          icon={<Disable size={18} />}
          title="You cannot place orders here"
          actions={<ButtonLink to={paths.profileWhy({ permission: 'delivery-orders.create' })}>Why?</ButtonLink>}
        >
          {verdict.reason}
        </EmptyState>
      </SchedulerPage>
    )
  if (entry.variants.length === 0)
    return (
      <SchedulerPage>
        <EmptyState
          icon={<Office size={18} />}
          title="There is nobody to order of yet"
          actions={
            canRelate.apply(session, 'customer').allowed && (
              <ButtonLink to={paths.potentialVendors()} text="Find a vendor" />
            )
          }
        >
          {session.features.has('Supplier') && !session.features.has('Customer')
            ? 'No customer that you supply lets you place orders at the moment. It does so in its settings, and on its page of you under Suppliers. What you have placed goes on as before.'
            : 'You can place orders once a courier delivers for you.'}
        </EmptyState>
      </SchedulerPage>
    )
  if (goesOn) return <OrderEditor key={search} initial={kept} template={template.data} />
  if (request.againOrderId !== null && again.data === undefined)
    return <Begun query={again} what="the order" title={`Order #${request.againOrderId} could not be loaded`} />
  if (templateId !== null && template.data === undefined)
    return <Begun query={template} what="the template" title="The template could not be loaded" />
  if (customer.isLoading) return <Begun query={customer} what="the customer" title="" />
  const begun = { order: again.data, template: template.data, customer: customer.data }
  const initial: StoredDraft = { draft: prefilledDraft(request, begun), prefilledFrom: search, attempt: null }
  return <OrderEditor key={search} initial={initial} template={template.data} />
}

interface BegunProps {
  readonly query: { readonly error: unknown; readonly refetch: () => Promise<unknown> }
  /** What the order begins with. */
  readonly what: string
  /** Said where it could not be loaded. */
  readonly title: string
}

/** The page until it is known what the order begins with. */
function Begun({ query, what, title }: BegunProps) {
  return (
    <SchedulerPage>
      {query.error === null ? (
        <div className="wb-card">
          <SkeletonLines count={8} what={what} />
        </div>
      ) : (
        <ErrorState title={title} error={query.error} retry={() => void query.refetch()} />
      )}
    </SchedulerPage>
  )
}

function SchedulerPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`wb-page ${styles.scheduler}`}>
      <PageHeader title="New order" />
      {children}
    </div>
  )
}

type Confirmed = Pick<OrderBody, 'confirmUnusual' | 'mayExceedBudget'>

/** What is asked before the order is placed, and what a yes adds to it. */
interface Question {
  readonly title: string
  readonly text: string
  readonly confirmed: Confirmed
}

/** What the server asks back, of somebody who may say yes to it; null: it is no question. */
function questionAfter(
  error: unknown,
  { tenant, roles, external }: Session,
  { customer }: Pick<OrderForm, 'customer'>,
): Question | null {
  const unusual = questionOf(error, 'unusual_order')
  if (unusual !== null) return { title: 'Unusual order', text: unusual, confirmed: { confirmUnusual: true } }
  const isOfPayer = customer?.id === tenant.id && external === null
  const above = mayExceedBudget({ isOfPayer, roles }) ? questionOf(error, 'over_budget') : null
  return above === null ? null : { title: 'Above the budget', text: above, confirmed: { mayExceedBudget: true } }
}

interface OrderEditorProps {
  readonly initial: StoredDraft
  /** That it began with. */
  readonly template: OrderTemplate | undefined
}

function OrderEditor({ initial, template }: OrderEditorProps) {
  const state = useDraft(initial)
  const placing = usePlaceOrder(state)
  const form = useOrderForm(state, { forgetFailure: placing.forgetError })
  const page = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const leaving = useRef(false)
  const keep = isWorthKeeping(state.draft)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      keep && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const session = useSession()
  const [question, setQuestion] = useState<Question | null>(null)
  const placeOrder = async (confirmed: Confirmed = {}) => {
    if (placing.placing) return
    const { bodies, errors } = form.check()
    if (bodies === null) {
      focusFirstFault(page.current, errors)
      return
    }
    try {
      const { ids, budgetWarnings } = await placing.place(bodies.map((body) => ({ ...body, ...confirmed })))
      for (const warning of budgetWarnings) showNotice(`${warning}.`)
      const [id = 0, ...others] = ids
      leaving.current = true
      state.clear()
      await navigate(paths.orderSuccess(id, others))
    } catch (error) {
      const asked = questionAfter(error, session, form)
      if (asked !== null) {
        placing.forgetError()
        setQuestion({ ...asked, confirmed: { ...confirmed, ...asked.confirmed } })
        return
      }
      const refused = refusedFields(error, state.draft)
      if (refused === null) return
      form.refuse(refused)
      focusFirstFault(page.current, refused)
    }
  }
  useHotkeys({
    placeOrder: () => {
      // a dialog over the form has its own answer to these keys
      if (document.querySelector('dialog, [role="dialog"], [role="alertdialog"]') !== null) return false
      void placeOrder()
    },
    addDropoff: () => state.change({ further: withDropoff(state.draft) }),
    swapStops: () =>
      state.change({
        pickupLocationId: state.draft.dropoffLocationId,
        dropoffLocationId: state.draft.pickupLocationId,
      }),
  })

  // without the query, or a reload would prefill what was just thrown away
  const startOver = () => {
    state.clear()
    void navigate(paths.scheduler(), { replace: true })
  }

  return (
    <EntryLayout
      page={page}
      title="New order"
      actions={
        <>
          {can.keepTemplates(session).allowed && (
            <TemplatesMenu order={keep ? templateOrder(understoodDraft(form)) : null} from={template} />
          )}
          {keep ? (
            <Button variant="minimal" icon={<Reset />} text="Start over" onClick={startOver} />
          ) : (
            <ButtonLink to={paths.orderImport()} variant="minimal" icon={<Import />} text="Orders from a file" />
          )}
        </>
      }
      form={form}
      failure={<PlacingFailure form={form} placing={placing} />}
      act={{ text: placeText(state.draft), busy: placing.placing, run: () => void placeOrder() }}
      steps={<OrderSteps form={form} />}
    >
      <ConfirmDialog
        isOpen={question !== null}
        title={question?.title ?? ''}
        confirmLabel={placeText(state.draft)}
        onConfirm={() => placeOrder(question?.confirmed)}
        onClose={() => setQuestion(null)}
      >
        {question?.text}
      </ConfirmDialog>
      <LeaveDraftAlert blocker={blocker} onDiscard={state.clear} />
    </EntryLayout>
  )
}

/** The draft with what went without saying. */
function understoodDraft({ draft, customer, meant }: OrderForm): Draft {
  const { service, speed, tags, orderFields } = meant
  return {
    ...draft,
    customer,
    ...(service && { service: { ...choose(service), courierTenantId: service.courierTenant.id } }),
    ...(speed && { speed: choose(speed) }),
    ...(service && { tags: tags.map(choose), orderFields }),
    parcels: meant.parcels,
    further: meant.further,
  }
}

function placeText({ further }: Draft): string {
  return further.length === 0 ? 'Place order' : `Place ${further.length + 1} orders`
}

/** What no field can say: that the order did not reach the courier, or why it was refused as a whole. */
function PlacingFailure({
  form: { draft, errors },
  placing,
}: {
  readonly form: OrderForm
  readonly placing: PlaceOrder
}) {
  if (placing.error === null) return null
  const refused = refusedFields(placing.error, draft)
  if (refused !== null && Object.keys(refused).some((pointer) => pointer in errors && pointer !== ''))
    return (
      <Callout intent="danger" compact role="alert">
        The order was not placed. Correct the fields that are marked.
      </Callout>
    )
  return (
    <Callout intent="danger" compact role="alert">
      {messageOf(placing.error) ?? genericErrorMessage}{' '}
      {refused === null && 'Placing it again is safe: it is never ordered twice.'}
    </Callout>
  )
}
