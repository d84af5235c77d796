import { whyNotSignedOut } from '#domain/access/people.ts'
import { forbidden, formError, notFound } from '#domain/text/refusal.ts'
import {
  noSuch,
  noSuchPerson,
  otherAdministrator,
  sameEmail,
  wrongCode,
  wrongMailedCode,
  wrongPassword,
} from '#domain/text/refusals.ts'
import type { RecoveryCodes } from '#generated/model/index.ts'
import { defineMocks } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { protectionOf } from '../protection.ts'
import { demoPassword } from './session.ts'

const done = { done: true } as const
/** The code that every app of the mocks shows. */
const demoCode = '123456'

const newCodes = (): RecoveryCodes => ({
  recoveryCodes: Array.from({ length: 10 }, (_, index) => `WAYB-ILLW-AYBI-${String(index).padStart(4, '2')}`),
})

/** Sign-ins, the second step, and being asked once more who one is. */
export const protectionMocks = defineMocks({
  confirmIdentity({ body: { password, code } }, { world, caller }) {
    if (code !== undefined && code !== demoCode) throw formError({ '/code': [wrongCode] })
    if (code === undefined && password !== demoPassword) throw formError({ '/password': [wrongPassword] })
    protectionOf(world, caller.user.id).isConfirmed = true
    return done
  },

  getSignIns({ path }, call) {
    const { world, caller } = call
    const isOwn = path.userId === caller.user.id
    const person = world.people.find(({ user }) => user.id === path.userId)
    if (!isOwn && !caller.user.admin && person !== undefined) {
      const { admin } = person.user
      const why = whyNotSignedOut({ admin, belongsElsewhere: person.memberships.length > 1 })
      if (why !== null) throw forbidden(why, 'not_changeable')
    }
    return pageOf(call, {
      rows: protectionOf(world, path.userId).signIns.map((row) => ({ ...row, current: row.current && isOwn })),
      sortBy: { lastUsedAt: ({ lastUsedAt }) => lastUsedAt },
      usual: { field: 'lastUsedAt', direction: 'desc' },
    })
  },

  endSignIn({ path }, { world }) {
    const protection = protectionOf(world, path.userId)
    if (!protection.signIns.some(({ id }) => id === path.signInId)) throw notFound(noSuch('sign-in'))
    protection.signIns = protection.signIns.filter(({ id }) => id !== path.signInId)
    return done
  },

  signOutEverywhere({ path, body }, { world }) {
    const protection = protectionOf(world, path.userId)
    protection.signIns = protection.signIns.filter(({ current }) => current && body.keepsThisOne)
    return done
  },

  getNoticeDevices: ({ path }, { world }) => ({ data: protectionOf(world, path.userId).devices }),

  setFcmToken({ path, body }, { world, now }) {
    const device = { id: 1, device: 'Chrome on Windows', registeredAt: now(), current: true }
    protectionOf(world, path.userId).devices = body.fcmToken === null ? [] : [device]
    return done
  },

  getTwoStep({ path }, { world }) {
    const { enabledAt, recoveryCodesLeft } = protectionOf(world, path.userId)
    return { enabledAt, recoveryCodesLeft }
  },

  beginTwoStep: () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    address: 'otpauth://totp/Waybill:demo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Waybill',
    picture: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h3v3H1z"/></svg>')}`,
  }),

  enableTwoStep({ path, body }, { world, now }) {
    if (body.code !== demoCode) throw formError({ '/code': [wrongCode] })
    Object.assign(protectionOf(world, path.userId), { enabledAt: now(), recoveryCodesLeft: 10 })
    return newCodes()
  },

  getEmailChange: ({ path }, { world }) =>
    protectionOf(world, path.userId).emailChange ?? { email: null, expiresAt: null },

  beginEmailChange({ path, body: { email } }, { world, now, caller }) {
    if (email.toLowerCase() === caller.person.me.email.toLowerCase()) throw formError({ '/email': [sameEmail] })
    protectionOf(world, path.userId).emailChange = { email, expiresAt: now() + 600 }
    return done
  },

  confirmEmailChange({ path, body }, { world, caller: { person } }) {
    const protection = protectionOf(world, path.userId)
    const email = protection.emailChange?.email ?? null
    if (email === null || body.code !== demoCode) throw formError({ '/code': [wrongMailedCode] })
    protection.emailChange = null
    Object.assign(person, { user: { ...person.user, email }, me: { ...person.me, email } })
    return done
  },

  setSuperAdmin({ path, body: { admin } }, { world, caller }) {
    if (path.userId === caller.user.id) throw formError({ '/admin': [otherAdministrator] })
    const person = world.people.find(({ user }) => user.id === path.userId)
    if (person === undefined) throw notFound(noSuchPerson)
    return Object.assign(person.user, { admin })
  },

  disableTwoStep({ path }, { world }) {
    Object.assign(protectionOf(world, path.userId), { enabledAt: null, recoveryCodesLeft: 0 })
    return done
  },

  renewRecoveryCodes({ path }, { world }) {
    protectionOf(world, path.userId).recoveryCodesLeft = 10
    return newCodes()
  },
})
