import { useQuery } from '@tanstack/react-query'
import { previewReminders } from '#generated/client/accounting/accounting.ts'
import { useSession } from '#src/session/session.ts'

/** Whom reminders would go to. It holds for the moment in which it was asked. */
export function useReminderPreview() {
  const { tenant } = useSession()
  return useQuery({
    queryKey: ['tenant', tenant.id, `/tenants/${tenant.id}/invoice-reminders/preview`],
    queryFn: ({ signal }) => previewReminders(tenant.id, {}, undefined, signal),
    staleTime: 0,
    retry: false,
  })
}
