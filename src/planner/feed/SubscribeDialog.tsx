import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  endPlannerFeed,
  getGetPlannerFeedQueryKey,
  renewPlannerFeed,
  useGetPlannerFeed,
} from '#generated/client/planner/planner.ts'
import type { PlannerFeed } from '#generated/model/index.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import styles from '../planner.module.css'

interface SubscribeDialogProps {
  readonly onClose: () => void
}

/** What ends the link that other programs have. */
type Ending = 'renew' | 'end'

const questions: Readonly<Record<Ending, { readonly title: string; readonly yes: string }>> = {
  renew: { title: 'Renew the link?', yes: 'Renew' },
  end: { title: 'End the link?', yes: 'End the link' },
}

/** A link of one's own by which other programs show the planner: to be made, renewed and ended. It is shown when it is made, and never again. */
export function SubscribeDialog({ onClose }: SubscribeDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const { data, error, refetch } = useGetPlannerFeed(tenant.id)
  const [link, setLink] = useState<string | null>(null)
  const [asked, setAsked] = useState<Ending | null>(null)
  useFocusBack()
  const lookAgain = () => client.invalidateQueries({ queryKey: getGetPlannerFeedQueryKey(tenant.id) })
  const make = async () => {
    const made = await renewPlannerFeed(tenant.id)
    setLink(made.link)
    await lookAgain()
  }
  const makeFirst = () => make().catch((refused: unknown) => tellRefusal(refused, 'make the link'))
  const end = async () => {
    await endPlannerFeed(tenant.id)
    setLink(null)
    showSuccess('The link is ended')
    await lookAgain()
  }
  return (
    <Dialog isOpen title="Subscribe to the planner" className="wb-dialog-small" onClose={onClose}>
      <DialogBody className={styles.subscribe}>
        <p>
          A calendar program, such as Outlook or the one of your phone, can show the recurring orders that you may see,
          from four weeks back to eight weeks ahead. It asks for them again by itself.
        </p>
        <p>Anybody who has the link reads them as well, so keep it to yourself.</p>
        {error !== null ? (
          <ErrorState title="The link could not be looked up" error={error} retry={() => void refetch()} />
        ) : data === undefined ? (
          <SkeletonLines count={2} what="the link" />
        ) : data.madeAt === null ? null : (
          <Made feed={data} madeAt={data.madeAt} link={link} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          data === undefined ? (
            <Button text="Close" onClick={onClose} />
          ) : data.madeAt === null ? (
            <>
              <Button text="Close" onClick={onClose} />
              <Button intent="primary" text="Make the link" onClick={() => void makeFirst()} />
            </>
          ) : (
            <>
              <Button text="End the link" onClick={() => setAsked('end')} />
              <Button text="Renew" onClick={() => setAsked('renew')} />
              <Button intent="primary" text="Close" onClick={onClose} />
            </>
          )
        }
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={questions[asked ?? 'end'].title}
        confirmLabel={questions[asked ?? 'end'].yes}
        danger={asked === 'end'}
        onConfirm={asked === 'renew' ? make : end}
        onClose={() => setAsked(null)}
      >
        <p className="wb-dialog-message">Programs that have the present one show the planner no more.</p>
      </ConfirmDialog>
    </Dialog>
  )
}

interface MadeProps {
  readonly feed: PlannerFeed
  /** Unix seconds. */
  readonly madeAt: number
  /** Null: it was made before, and is not shown again. */
  readonly link: string | null
}

function Made({ feed: { fetchedAt }, madeAt, link }: MadeProps) {
  return (
    <>
      {link === null ? (
        <p className="wb-muted">The link is not shown again. If you have lost it, renew it.</p>
      ) : (
        <ShownLink link={link} />
      )}
      <p className="wb-muted">
        Made: <Moment at={madeAt} />. Last asked for: {fetchedAt === null ? 'never' : <Moment at={fetchedAt} />}.
      </p>
    </>
  )
}

function ShownLink({ link }: { readonly link: string }) {
  const id = useId()
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showSuccess('Link copied'),
      (error: unknown) => showError(error, { action: 'copy the link' }),
    )
  return (
    <FormGroup
      label="Link"
      labelFor={id}
      helperText="Add it in your program as a calendar from the internet. It is shown this once."
    >
      <InputGroup
        id={id}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        rightElement={<Button variant="minimal" icon={<Duplicate />} text="Copy" onClick={() => void copy()} />}
      />
    </FormGroup>
  )
}
