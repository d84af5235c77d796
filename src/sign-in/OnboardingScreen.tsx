import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { getTenant, updateTenant } from '#generated/client/tenants/tenants.ts'
import { tenantBillingForm } from '#generated/forms/TenantBilling.ts'
import type { Tenant, TenantUpdate } from '#generated/model/index.ts'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { queryClient } from '#src/http/query-client.ts'
import { browser } from '#src/lib/browser.ts'
import { paths } from '#src/paths.ts'
import { Logo } from '#src/ui/Logo.tsx'
import { finishOnboarding, useAuth } from '../session/auth-state.ts'
import { workInTenant } from '../session/active-tenant.ts'
import { readMe, resolveTenantId } from '../session/bootstrap.ts'
import { SomethingWentWrong } from './SomethingWentWrong.tsx'
import { readOnboardingTypes } from '../session/storage.ts'
import { LoadingBar } from './LoadingBar.tsx'
import styles from './session.module.css'

/** Waits after a saved step and after the last one, so that it is seen to be saved (docs/rules/session.md, "Onboarding"). */
const stepDelayMs = 1_000
const finishDelayMs = 1_000

/** The steps that are shown; the server may list others, which are passed over. */
const shownSteps: readonly string[] = ['billing']

/** Asks for what the organisation still owes, step by step of the stored list, then opens the application. */
export function OnboardingScreen() {
  const { state } = useAuth()
  return state === 'Authenticated' ? <Navigate to={paths.root()} replace /> : <OnboardingSteps />
}

function OnboardingSteps() {
  const {
    data: tenant,
    error,
    isPending,
  } = useQuery({
    queryKey: ['session', 'onboarding'],
    queryFn: async () => {
      const tenantId = await resolveTenantId(await readMe(queryClient))
      if (tenantId === null) return null
      workInTenant(tenantId)
      return getTenant(tenantId)
    },
    retry: false,
  })
  if (isPending) return <LoadingBar />
  if (error !== null || tenant === null || tenant === undefined) return <SomethingWentWrong error={error} />
  return <Steps tenant={tenant} />
}

function Steps({ tenant }: { readonly tenant: Tenant }) {
  const [steps] = useState(() => readOnboardingTypes().filter((type) => shownSteps.includes(type)))
  const [at, setAt] = useState(0)

  const finish = async () => {
    await delay(finishDelayMs)
    finishOnboarding()
    browser.replace(paths.root())
  }
  const saveBilling = async (data: object) => {
    await updateTenant(tenant.id, data as TenantUpdate)
    await delay(stepDelayMs)
    if (at + 1 < steps.length) setAt(at + 1)
    else await finish()
  }

  return (
    <main className={styles.page}>
      <title>Account information · Waybill</title>
      <div className={`${styles.card} ${styles.cardWide}`}>
        <Logo />
        <h1 className="wb-page-title">Please update your account information to continue</h1>
        {steps.length > 1 && (
          <p className={styles.text}>
            Step {at + 1} of {steps.length}
          </p>
        )}
        <div className={styles.form}>
          <SchemaForm form={tenantBillingForm} value={begun(tenant)} onSubmit={saveBilling} />
        </div>
        <a className={styles.leave} href={paths.logout()}>
          Log out
        </a>
      </div>
    </main>
  )
}

/** What is known already, to be looked over. */
function begun({ billToName, billToAddress }: Tenant) {
  return { billToName: billToName ?? '', billToAddress: billToAddress ?? '' }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
