import { Button, Callout } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { heldWords } from '#domain/administration/held-words.ts'
import { getGetHealthDetailQueryKey, releaseHeldSending } from '#generated/client/jobs/jobs.ts'
import type { HeldSending as Held, HeldSendingRelease } from '#generated/model/index.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import styles from './installation.module.css'

type Act = HeldSendingRelease['act']

const texts = {
  send: {
    button: 'Send them',
    title: 'Send what is held?',
    confirm: 'Send',
    done: 'What was held is sent',
    warning: 'Each is sent once. If the system that the backup was taken of sent them, people get them twice.',
  },
  discard: {
    button: 'Discard them',
    title: 'Discard what is held?',
    confirm: 'Discard',
    done: 'What was held is discarded',
    warning: 'None of it is ever sent. Messages stay in the log of their organization, from where each can be sent.',
  },
} as const

/** Lets an administrator decide what becomes of what a restored backup was to send. */
export function HeldSending({ held }: { readonly held: Held }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Act | null>(null)
  const words = heldWords(held)
  const said = asked === null ? null : texts[asked]
  const release = async () => {
    if (asked === null) return
    const { released } = await releaseHeldSending({ act: asked })
    if (released === null) showNotice('Nothing is held any more: somebody else was faster')
    else showSuccess(texts[asked].done)
    void client.invalidateQueries({ queryKey: getGetHealthDetailQueryKey() })
  }
  return (
    <Callout intent="warning">
      <p>
        <strong>A backup was restored: what it was to send is held.</strong> Restored <Moment at={held.since} />.{' '}
        {words === null ? 'Nothing waits' : `Held: ${words}`}; nothing is sent by the clock until it is decided.
      </p>
      <div className={styles.acts}>
        <Button text={texts.send.button} onClick={() => setAsked('send')} />
        <Button text={texts.discard.button} onClick={() => setAsked('discard')} />
      </div>
      <ConfirmDialog
        isOpen={said !== null}
        title={said?.title ?? ''}
        confirmLabel={said?.confirm ?? ''}
        onConfirm={release}
        onClose={() => setAsked(null)}
      >
        <p className="wb-dialog-message">
          {words === null ? '' : `${words}. `}
          {said?.warning}
        </p>
      </ConfirmDialog>
    </Callout>
  )
}
