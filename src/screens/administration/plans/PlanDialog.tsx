import { Callout } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { effectsOfPlan } from '#domain/administration/plans.ts'
import { countText } from '#domain/amounts/count-text.ts'
import {
  getGetSubscriptionPlansQueryKey,
  updateSubscriptionPlan,
  useGetSubscriptionPlans,
} from '#generated/client/tenants/tenants.ts'
import { planOfferUpdateForm } from '#generated/forms/PlanOfferUpdate.ts'
import type { PlanOffer, PlanOfferUpdate } from '#generated/model/index.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { paths } from '#src/paths.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { plansQuery } from './PlansScreen.tsx'

const organizations = { one: 'organization', many: 'organizations' }

/** Changes a plan; what that means for the organizations that have it stands above the fields. */
export function PlanDialog() {
  const id = Number(useParams()['subscriptionPlanId'])
  const { data } = useGetSubscriptionPlans(plansQuery)
  const plan = data?.data.find((one) => one.id === id)
  return plan === undefined ? null : <PlanForm plan={plan} />
}

function PlanForm({ plan }: { readonly plan: PlanOffer }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<PlanOfferUpdate>({})
  const close = () => void navigate(paths.plans())
  const effects = effectsOfPlan(plan, draft.features ?? plan.features)
  return (
    <SchemaDialog
      isOpen
      form={planOfferUpdateForm}
      title={`Change the plan ${plan.name}`}
      value={plan}
      lead={
        <Callout intent={effects.length > 0 ? 'warning' : 'none'}>
          {effects.length > 0
            ? effects.join(' ')
            : `${countText(plan.tenants, organizations)} with this plan: what is added to its features they get, what is taken away they lose.`}
        </Callout>
      }
      onDraftChange={(data: FormData) => setDraft(data)}
      onSubmit={async (form: object) => {
        await updateSubscriptionPlan(plan.id, form)
        await client.invalidateQueries({ queryKey: getGetSubscriptionPlansQueryKey() })
        showSuccess(`Changed the plan ${plan.name}`)
        close()
      }}
      onClose={close}
    />
  )
}
