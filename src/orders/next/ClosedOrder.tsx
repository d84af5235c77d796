import { useRef, useState } from 'react'
import { Search, TickCircle } from '@blueprintjs/icons'
import { statusInSentence } from '#domain/orders/order-status.ts'
import { stopTypes, type StopType } from '#domain/orders/protocol.ts'
import { attachDeliveryOrderMedia } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderDriverView } from '#generated/model/index.ts'
import { apiErrorOf } from '#src/http/errors.ts'
import { stopNames } from '#src/orders/history/stop-names.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { uploadFile } from '#src/uploads/upload-file.ts'
import { filesIn, type LocalFile } from '#src/orders/protocol/answers.ts'
import { fileOf } from '#src/orders/protocol/local-files.ts'
import { useNextDraft } from './next-draft.ts'
import { saveFault } from './next-faults.ts'
import { usePosition } from './position.ts'

import { ToOrder } from './ToOrder.tsx'
import { UnsentAnswers } from './UnsentAnswers.tsx'
import { useStamps } from './use-stamps.ts'
import { OpenWaits } from './WaitCard.tsx'
import { useWhenConnected } from './use-when-connected.ts'

interface ClosedOrderProps {
  readonly order: DeliveryOrderDriverView
  /** When the server answered with it last. */
  readonly answeredAt: number
}

/**
 * An order that is completed or cancelled. The office may have closed it while its driver had no connection: what he
 * captured stays until he decides what becomes of it.
 */
export function ClosedOrder({ order, answeredAt }: ClosedOrderProps) {
  const { id, status, protocol } = order
  const { me } = useSession()
  const state = useNextDraft(id)
  const stamps = useStamps(id, state, usePosition())
  const brought = useRef(new Map<string, string>())
  const [sending, setSending] = useState<StopType | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isDone = status === 'completed'

  useWhenConnected(async () => {
    // A closed order still takes the end of a wait, and neither moves nor answers.
    await state.whenWhole()
    await stamps.sendAll()
    const { move, save } = state.latest()
    if (move !== null || save !== null) state.change(() => ({ move: null, save: null }))
  }, answeredAt)

  const attach = async (file: LocalFile) => {
    const url = brought.current.get(file.id) ?? (await uploadFile(fileOf(file)))
    brought.current.set(file.id, url)
    try {
      await attachDeliveryOrderMedia(id, { name: file.name, url }, { headers: { 'Idempotency-Key': file.id } })
    } catch (error) {
      // It was attached before the page was loaded anew, by a call whose answer was lost.
      if (apiErrorOf(error)?.code !== 'idempotency_key_reused') throw error
    }
  }
  const attachFiles = async (stop: StopType) => {
    setSending(stop)
    setFault(null)
    try {
      await state.whenWhole()
      for (const [actionId, { value, files }] of Object.entries(state.latest().answers[stop])) {
        for (const [index, file] of files.entries()) {
          await attach(file)
          const rest = files.slice(index + 1)
          if (rest.length > 0) await state.answer(stop, actionId, { value, files: rest })
          else state.throwAway(stop, actionId)
        }
      }
      showSuccess('File added')
    } catch (error) {
      setFault(saveFault(error))
    } finally {
      setSending(null)
    }
  }
  return (
    <>
      <EmptyState
        icon={isDone ? <TickCircle size={18} /> : <Search size={18} />}
        title={isDone ? 'Delivery completed' : `The order is ${statusInSentence(status)}`}
        actions={<ToOrder orderId={id} />}
      >
        {isDone
          ? `Marked as ${statusInSentence('completed')}. Nothing is left to do here.`
          : 'It is not delivered any more. Bring back what you have of it.'}
      </EmptyState>
      {order.driver?.id === me.id && <OpenWaits order={order} except={null} stamps={stamps} />}
      {stopTypes.map((stop) => {
        const drafts = state.draft.answers[stop]
        const takesFiles = isDone && filesIn(drafts).length > 0
        return (
          <UnsentAnswers
            key={stop}
            title={`Not sent: ${stopNames[stop]}`}
            words={isDone ? words.completed : words.cancelled}
            actions={protocol[stop]}
            drafts={drafts}
            send={
              takesFiles
                ? { label: 'Attach the files', isSending: sending === stop, act: () => void attachFiles(stop) }
                : null
            }
            fault={fault}
            onThrowAway={() => state.throwAway(stop)}
          />
        )
      })}
    </>
  )
}

const words = {
  completed: 'The order was completed before this was sent. It still takes photos and files; tell the office the rest.',
  cancelled: 'The order was cancelled before this was sent, and takes nothing any more. Tell the office what matters.',
} as const
