import type { FormData } from '#src/forms/form-types.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { SchemaDrawer } from '#src/forms/SchemaDrawer.tsx'
import { AddressSearchProvider } from '#src/resources/places/address-search.tsx'
import { locationForm } from './location-form.ts'
import { useCloseDrawer, useLeaveGuard } from './use-drawer-route.ts'

interface LocationFormDrawerProps {
  readonly title: string
  readonly submitLabel: string
  /** What to edit; absent to add a place. */
  readonly value?: object
  /** Saves; a rejection shows in the form, which otherwise closes. */
  readonly onSave: (data: FormData) => Promise<void>
}

/** The form of a place in a drawer with an address of its own. */
export function LocationFormDrawer({ title, submitLabel, value, onSave }: LocationFormDrawerProps) {
  const close = useCloseDrawer()
  const { guard, onDirtyChange, release } = useLeaveGuard()
  const leave = () => {
    release()
    close()
  }
  const save = async (data: FormData) => {
    await onSave(data)
    leave()
  }
  return (
    <AddressSearchProvider>
      <SchemaDrawer
        isOpen
        form={locationForm}
        title={title}
        submitLabel={submitLabel}
        value={value}
        onSubmit={save}
        onClose={leave}
        onDirtyChange={onDirtyChange}
      />
      <DiscardAlert guard={guard} />
    </AddressSearchProvider>
  )
}
