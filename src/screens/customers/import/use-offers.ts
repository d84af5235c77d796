import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  createOnboarding,
  getGetManagedCustomerOnboardingsQueryKey,
  getManagedCustomerOnboardings,
} from '#generated/client/relationships/relationships.ts'
import type { ManagedCustomerOnboarding } from '#generated/model/index.ts'
import { apiErrorOf, formErrorOf } from '#src/http/errors.ts'
import { useSession } from '#src/session/session.ts'
import type { CustomerToOffer } from './customers-to-offer.ts'

/** What became of an offer: sent to this address, now or before; or why it was not. */
export type OfferState =
  | { readonly kind: 'sent' | 'waiting'; readonly to: string | null }
  | { readonly kind: 'failed'; readonly why: string }

interface Sending {
  readonly done: number
  readonly total: number
}

export interface Offers {
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
  /** By the customer; none for one that was not offered. */
  readonly states: ReadonlyMap<number, OfferState>
  readonly sending: Sending | null
  readonly send: (customers: readonly CustomerToOffer[]) => Promise<void>
  /** Sends no more after the one that is on its way. */
  readonly stop: () => void
}

/** Offers customers to their people, one call each; those that somebody was offered already are known beforehand. */
export function useOffers(): Offers {
  const { tenant } = useSession()
  const waiting = useQuery({
    queryKey: [...getGetManagedCustomerOnboardingsQueryKey(tenant.id, { direction: 'sent' }), 'pending'],
    queryFn: ({ signal }) => everyWaiting(tenant.id, signal),
  })
  const [results, setResults] = useState<ReadonlyMap<number, OfferState>>(new Map())
  const [sending, setSending] = useState<Sending | null>(null)
  const wanted = useRef(false)
  useEffect(
    () => () => {
      wanted.current = false
    },
    [],
  )

  const send = async (customers: readonly CustomerToOffer[]) => {
    wanted.current = true
    for (const [done, customer] of customers.entries()) {
      if (!wanted.current) break
      setSending({ done, total: customers.length })
      const state = await offer(customer)
      setResults((before) => new Map(before).set(customer.id, state))
    }
    setSending(null)
  }

  const before = (waiting.data ?? []).map(({ customerTenantId, toEmail, toTenantName }): [number, OfferState] => [
    customerTenantId,
    { kind: 'waiting', to: toEmail ?? toTenantName },
  ])
  return {
    isPending: waiting.isPending,
    error: waiting.error,
    retry: () => void waiting.refetch(),
    states: new Map([...before, ...results]),
    sending,
    send,
    stop: () => {
      wanted.current = false
    },
  }
}

async function offer({ id, email, firstName, lastName }: CustomerToOffer): Promise<OfferState> {
  if (email === null) return { kind: 'failed', why: 'No email' }
  try {
    await createOnboarding(id, {
      offeredTo: 'person',
      toEmail: email,
      ...(firstName !== '' && { toFirstName: firstName }),
      ...(lastName !== '' && { toLastName: lastName }),
    })
    return { kind: 'sent', to: email }
  } catch (error) {
    if (apiErrorOf(error)?.code === 'already_offered') return { kind: 'waiting', to: null }
    const [named] = Object.values(formErrorOf(error)?.errors ?? {}).flat()
    return { kind: 'failed', why: named ?? apiErrorOf(error)?.message ?? 'The connection was lost' }
  }
}

/** All offers that wait for an answer, a page at a time. */
async function everyWaiting(tenantId: number, signal: AbortSignal): Promise<ManagedCustomerOnboarding[]> {
  const found: ManagedCustomerOnboarding[] = []
  let after: string | undefined
  do {
    const pagination = { pageSize: 100, filter: { state: ['pending' as const] }, ...(after !== undefined && { after }) }
    const page = await getManagedCustomerOnboardings(tenantId, { direction: 'sent', pagination }, undefined, signal)
    found.push(...page.data)
    after = page.next
  } while (after !== undefined)
  return found
}
