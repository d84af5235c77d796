import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { previewBillingExport } from '#generated/client/accounting/accounting.ts'
import type { BillingRunInput, BillingRunPreview } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'

/** Milliseconds between two looks at a dry run that nobody asked for: at noon an order moves every second. */
const apart = 5_000

/** The dry run on the screen, and the question that it answers. */
interface Shown {
  readonly question: string
  readonly preview: BillingRunPreview
}

/**
 * Asks what a run would make. It is looked at again where something happened that it rests on; what is shown then stays, and is said to be
 * outdated, until somebody looks again.
 */
export function usePreview(input: BillingRunInput) {
  const { tenant } = useSession()
  const url = `/tenants/${tenant.id}/billing-export-preview`
  const question = JSON.stringify(input)
  const last = useRef({ question: '', at: 0 })
  const [shown, setShown] = useState<Shown | null>(null)
  const [isPressed, setPressed] = useState(false)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['tenant', tenant.id, url, input],
    async queryFn({ signal }) {
      if (last.current.question === question) await passed(last.current.at + apart - Date.now(), signal)
      const preview = await previewBillingExport(tenant.id, input, undefined, signal)
      last.current = { question, at: Date.now() }
      return preview
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const isAnswered = data !== undefined && !isPlaceholderData
  if (isAnswered && shown?.question !== question) setShown({ question, preview: data })
  const isOutdated = isAnswered && shown?.question === question && shown.preview.version !== data.version
  const again = async () => {
    last.current = { question, at: 0 }
    setPressed(true)
    const { data: preview, isSuccess } = await refetch()
    setPressed(false)
    if (isSuccess) setShown({ question, preview })
  }
  return {
    data: isOutdated ? shown.preview : data,
    error,
    isFetching: isPressed || isPlaceholderData,
    isOutdated,
    refetch: again,
  }
}

/** @throws what the signal says */
function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, ms))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
