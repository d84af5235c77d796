// Generated from openapi/ by `npm run generate`. Never edited by hand.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can answer */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person may do in the request's tenant
         * @description Answers the permission ids and a signed permission token; a change of roles makes the token invalid.
         */
        get: operations["getPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token
         * @description Rotates the refresh token; a replay revokes the whole family. Asked again within 60 seconds with the same `Idempotency-Key`, it answers the same pair.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report an error met in the browser */
        post: operations["reportError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act as another person
         * @description For internal administrators; every act is recorded with both names.
         */
        post: operations["impersonateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Ends every other session of the person.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/current-tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenant a person last worked in */
        get: operations["getCurrentTenant"];
        /** Choose the tenant to work in */
        put: operations["setCurrentTenant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the refresh token family; an unknown token answers the same.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm who one is
         * @description For ten minutes this sign-in may do what asks for it (403 `confirm_identity`). Refused while acting as another person.
         */
        post: operations["confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a person is signed in */
        get: operations["getSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sign-ins/{signInId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign a device out */
        delete: operations["endSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign every device out */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices on which a person gets notices */
        get: operations["getNoticeDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/fcm-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send notices to this device
         * @description A token that another person registered is theirs no more: the device has changed hands. It is forgotten with the sign-in.
         */
        put: operations["setFcmToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a person signs in with a code */
        get: operations["getTwoStep"];
        /**
         * Turn the second step on
         * @description With a code of the app, which proves that it works. Answers the recovery codes.
         */
        put: operations["enableTwoStep"];
        /**
         * Set up an authenticator app
         * @description Makes a secret in the place of one that was not confirmed.
         */
        post: operations["beginTwoStep"];
        /**
         * Turn the second step off
         * @description An internal administrator can for another person, who has lost app and recovery codes.
         */
        delete: operations["disableTwoStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/two-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Those from before work no more.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The change of e-mail address that waits for its code */
        get: operations["getEmailChange"];
        /**
         * Change the e-mail address by the code
         * @description The old address is told.
         */
        put: operations["confirmEmailChange"];
        /**
         * Ask for another e-mail address
         * @description Mails a code to the new address, which works for ten minutes and five tries. The answer is the same for an address that has an account: the mail there says that somebody tried.
         */
        post: operations["beginEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete one's own account
         * @description Ends every sign-in, membership and role, frees the e-mail address, and removes name, phone and photo. What was written in timelines and the audit keeps the name. 422 while something has to be done first: see `getAccountEnding`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** Change one's own profile */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{userId}/account-ending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What becomes of it when one deletes one's account */
        get: operations["getAccountEnding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set one's photo
         * @description In the place of the one before. 422 on `/content` for what is no picture.
         */
        put: operations["setUserPhoto"];
        post?: never;
        /** Remove one's photo */
        delete: operations["removeUserPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set one's time zone */
        put: operations["setUserTimezone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a person may do in a tenant */
        get: operations["getUserTenantPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/switchable-tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tenants that a person may switch to
         * @description For internal administrators these are all tenants.
         */
        get: operations["getSwitchableTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenants that a person belongs to */
        get: operations["getUserTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/in-progress-delivery-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a driver has in hand
         * @description Orders of the request's tenant that are assigned, picked up or dropped off, the soonest promise first and what only waits to be completed last; a driver sees only his own.
         */
        get: operations["getUserInProgressDeliveryOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/delivery-orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign orders to a driver
         * @description Each order by itself; the answer says of each whether it was assigned and why not.
         */
        put: operations["assignDeliveryOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/table-layouts/{tableId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a person likes a table
         * @description The default layout when none was saved.
         */
        get: operations["getTableLayout"];
        /** Remember how a person likes a table */
        put: operations["saveTableLayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roles of an organisation
         * @description The organization's own; the default roles have a list of theirs.
         */
        get: operations["getTenantRoles"];
        put?: never;
        /**
         * Add a role
         * @description What one may not do oneself cannot be put into it: 422 at `/permissions`.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/default-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The default roles
         * @description Without that of administrators, which no organization grants.
         */
        get: operations["getDefaultRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A role
         * @description By its number a default role as well.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description One that somebody holds stays: 422 `in_use`. So does a default role: 422 `default_role`.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Everybody who holds it is concerned at once. What one may not do oneself cannot be added: 422 at `/permissions`. A default role stays as it is: 422 `default_role`.
         */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/roles/{roleId}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many hold a role
         * @description What is needed to say, before a role is changed, for how many people something changes.
         */
        get: operations["getRoleHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/role-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was given which role
         * @description With those that have ended.
         */
        get: operations["getRoleGrants"];
        put?: never;
        /**
         * Give a person a role
         * @description What one may not do oneself one cannot grant. Ownership has an act of its own.
         */
        post: operations["createRoleGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/role-grants/{roleGrantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a role away
         * @description The last role of a person stays: 422 `last_role`. Neither is ownership taken so: 422 `not_granted`.
         */
        delete: operations["endRoleGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/users/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give this person a role
         * @description As `createRoleGrant`.
         */
        post: operations["grantUserRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/users/{userId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a role from this person
         * @description As `endRoleGrant`. A role that the person does not have: 404.
         */
        delete: operations["endUserRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say all the roles of a person
         * @description In the request's organization: what is missing is given, what is too much is taken away, all of it or nothing.
         */
        put: operations["setUserRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customers that a courier or supplier may order for */
        get: operations["getCustomerTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An organisation */
        get: operations["getTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an organisation
         * @description What is left out stays. Both billing details together end the billing step of onboarding. 422 `edit_conflict` for a change that is based on another version.
         */
        patch: operations["updateTenant"];
        trace?: never;
    };
    "/tenants/{tenantId}/tenant-admin-usable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the person can use the web application here */
        get: operations["getTenantAdminUsable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/subscription-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the organisation subscribes to */
        get: operations["getTenantSubscriptionPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/subscription-plan-features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The features of the organisation */
        get: operations["getTenantFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clock of the organisation */
        get: operations["getTenantClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes in the organisation, as it happens
         * @description Under `Accept: text/event-stream` an open stream of server-sent events; otherwise what has happened since `Last-Event-ID`, at once.
         *     A message of the stream holds a `TenantEvent` as JSON and has its cursor as `id`. `event: ready` opens it, `event: stale` says that more
         *     has happened than is known, so that everything has to be asked anew. It is told what the caller may read, and ends with the right to.
         */
        get: operations["getTenantEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/schedule-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one must know to schedule with a courier
         * @description For the courier itself and for its customers.
         */
        get: operations["getTenantScheduleInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of an organisation */
        get: operations["getTenantUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/users-by-role/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of an organisation with a role
         * @description Without the archived ones.
         */
        get: operations["getTenantUsersByRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/paginated-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contacts of an organisation */
        get: operations["getPaginatedContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a contact */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant-contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A contact */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /** Delete a contact */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /** Change a contact */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/tenants/{tenantId}/courier-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courier settings of an organisation */
        get: operations["getCourierSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the courier settings
         * @description Orders that are there keep their price; waiting and cancelling are charged by what is set when they end.
         */
        patch: operations["updateCourierSettings"];
        trace?: never;
    };
    "/tenants/{tenantId}/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notification settings of an organisation */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the notification settings */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/tenants/{tenantId}/supplier-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The supplier settings of an organisation */
        get: operations["getSupplierSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the supplier settings
         * @description Takes effect at once: an order that a supplier is just filling in is refused.
         */
        patch: operations["updateSupplierSettings"];
        trace?: never;
    };
    "/tenants/{tenantId}/paginated-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address book
         * @description A courier reads the address book of a customer by that customer's id in `requesterTenantId`.
         */
        get: operations["getPaginatedLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/all-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The locations that one can order between
         * @description The own address book and, for a courier, those of its customers; without the archived.
         */
        get: operations["getAllLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/location-matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The locations that fit what was typed, best first
         * @description Names that begin so, then words that do, then the rest, each the nearer first; with nothing typed the first by name. A location that stands in both address books with the same name and address comes once.
         */
        get: operations["getLocationMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/recent-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The locations of the latest orders
         * @description Those that can be ordered between now: of the own address book, of that of the customer, and of a courier where the orders are one's own. What was archived, or belongs to anybody else, is left out.
         */
        get: operations["getRecentLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own locations in use
         * @description The address book without the archived.
         */
        get: operations["getTenantLocations"];
        put?: never;
        /** Add a location to the address book */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/{locationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A location
         * @description One of the own, of a customer that one orders for, or of one's courier where an own order began or ended there; the courier's reference is left out then.
         */
        get: operations["getLocation"];
        put?: never;
        post?: never;
        /**
         * Delete a location that was never used
         * @description A stop of an order stays, 422 `in_use`; it can be archived.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        /** Change a location */
        patch: operations["updateLocation"];
        trace?: never;
    };
    "/locations/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive locations
         * @description All of them or none.
         */
        put: operations["archiveLocations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore archived locations
         * @description All of them or none.
         */
        put: operations["restoreLocations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where locations are in use */
        post: operations["getLocationUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/locations/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import locations from a CSV file
         * @description Rows are mended where that is safe (phones, postal codes, stray capitals); a row without coordinates gets the pin of its address where that is known, else the middle of its postal area or city, which is marked; what is optional and wrong is left out, what is required refuses the row, each with the reason, and never created twice: a row means the location with its reference (leading zeros aside), or else with its name, address and city. One with the reference of another name or address is refused. What a spreadsheet has rounded or filled in (4.68769E+11, N/A, 0) is no reference. A part is one transaction.
         */
        post: operations["importLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/google-maps-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key for the maps of Google */
        get: operations["getGoogleMapsApiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The way between two points */
        get: operations["getDistance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The time zone of a point */
        get: operations["getTimezone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses that match what was typed
         * @description The own locations, then what the configured geocoder answers, then known places, and last the street that was typed in the city or postal area that ends it.
         */
        get: operations["getAddressSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address-area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an address lies, by its city and postal code
         * @description From an index that the product carries, without a network: cities, and the areas of the first three letters of postal codes. Of cities with one name the nearest to where one drives.
         */
        get: operations["getAddressArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/base-parcel-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parcel types of an organisation */
        get: operations["getTenantBaseParcelTypes"];
        put?: never;
        /** Add a parcel type */
        post: operations["createBaseParcelType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-parcel-types/{baseParcelTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A parcel type */
        get: operations["getBaseParcelType"];
        put?: never;
        post?: never;
        /**
         * Delete a parcel type
         * @description Services keep the copy that they offer.
         */
        delete: operations["deleteBaseParcelType"];
        options?: never;
        head?: never;
        /**
         * Change a parcel type
         * @description Services keep the copy that they offer.
         */
        patch: operations["updateBaseParcelType"];
        trace?: never;
    };
    "/base-parcel-types/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive parcel types
         * @description All of them or none.
         */
        put: operations["archiveBaseParcelTypes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-parcel-types/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore archived parcel types
         * @description All of them or none.
         */
        put: operations["restoreBaseParcelTypes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-parcel-types/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where parcel types are in use */
        post: operations["getBaseParcelTypeUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/base-service-speeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service speeds of an organisation */
        get: operations["getTenantBaseServiceSpeeds"];
        put?: never;
        /** Add a service speed */
        post: operations["createBaseServiceSpeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-service-speeds/{baseServiceSpeedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A service speed */
        get: operations["getBaseServiceSpeed"];
        put?: never;
        post?: never;
        /**
         * Delete a service speed
         * @description Services keep the copy that they offer.
         */
        delete: operations["deleteBaseServiceSpeed"];
        options?: never;
        head?: never;
        /**
         * Change a service speed
         * @description Services keep the copy that they offer.
         */
        patch: operations["updateBaseServiceSpeed"];
        trace?: never;
    };
    "/base-service-speeds/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive service speeds
         * @description All of them or none.
         */
        put: operations["archiveBaseServiceSpeeds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-service-speeds/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore archived service speeds
         * @description All of them or none.
         */
        put: operations["restoreBaseServiceSpeeds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-service-speeds/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where service speeds are in use */
        post: operations["getBaseServiceSpeedUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/base-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags of an organisation */
        get: operations["getTenantBaseTags"];
        put?: never;
        /** Add a tag */
        post: operations["createBaseTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-tags/{baseTagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tag */
        get: operations["getBaseTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Services keep the copy that they offer.
         */
        delete: operations["deleteBaseTag"];
        options?: never;
        head?: never;
        /**
         * Change a tag
         * @description Services keep the copy that they offer.
         */
        patch: operations["updateBaseTag"];
        trace?: never;
    };
    "/base-tags/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive tags
         * @description All of them or none.
         */
        put: operations["archiveBaseTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-tags/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore archived tags
         * @description All of them or none.
         */
        put: operations["restoreBaseTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base-tags/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where tags are in use */
        post: operations["getBaseTagUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fuel-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shared list of weekly fuel prices
         * @description What every new courier starts with a copy of.
         */
        get: operations["getFuelPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/fuel-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The weekly fuel prices of a courier */
        get: operations["getTenantFuelPrices"];
        /**
         * Set weekly fuel prices
         * @description Weeks that are not named stay; one without a price is taken away. Of a fault in any of them nothing is stored. Orders that are there keep their surcharge.
         */
        put: operations["setTenantFuelPrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/fuel-surcharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fuel surcharges of a courier: tables, what is in force, what comes next */
        get: operations["getFuelSurcharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the fuel tables of a courier
         * @description Takes all tables. Their rows stand without a hole and without an overlap. Orders that are there keep their surcharge.
         */
        patch: operations["updateFuelSurcharges"];
        trace?: never;
    };
    "/image-library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The images of the organisation one works in */
        get: operations["getImageLibrary"];
        put?: never;
        /**
         * Add an image
         * @description 422 with a message on `/url` for anything but a PNG, JPEG or WebP of at most 5 MB that the same person has uploaded.
         */
        post: operations["createLibraryImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-library/{libraryImageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An image */
        get: operations["getLibraryImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-library/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive images
         * @description All of them or none. Their addresses stay good for whatever shows them; the logo stays in the library, 422 `in_use`.
         */
        put: operations["archiveLibraryImages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-library/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore archived images
         * @description All of them or none.
         */
        put: operations["restoreLibraryImages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-library/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where images are in use */
        post: operations["getLibraryImageUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{imageUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content of an image of a library
         * @description For an `<img>`, which sends no token: anyone who was given the address sees it. The content of an address never changes.
         */
        get: operations["getImageContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/services-meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All services of a courier, as it sets them up */
        get: operations["getTenantServicesMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A service */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a service
         * @description Also for placed orders: a service is one thing under whatever name. One that another has is 422 at `/name`.
         */
        patch: operations["updateService"];
        trace?: never;
    };
    "/services/{serviceId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The revisions of a service */
        get: operations["getServiceRevisions"];
        put?: never;
        /**
         * Begin a draft
         * @description A copy of the published revision. There is at most one draft: 422 `draft_exists`.
         */
        post: operations["createServiceRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-revisions/{revisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A revision with its service */
        get: operations["getServiceRevision"];
        put?: never;
        post?: never;
        /**
         * Discard a draft
         * @description A published revision stays as it is.
         */
        delete: operations["discardServiceRevision"];
        options?: never;
        head?: never;
        /**
         * Say what a draft is for, and its vehicle
         * @description A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevision"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The difference between two revisions
         * @description What became of the prices since another revision of the same service.
         */
        get: operations["getServiceRevisionChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish the draft
         * @description Orders placed from now on are priced on it; placed ones keep theirs. The zones of its map are pinned. Every fault is named under its component and its place there, such as `/distance-range/distanceRanges/bands/1/from`: 422 `revision_faults`. Without a draft, or when somebody published it first: 422 `no_draft`.
         */
        put: operations["publishService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a service out of what can be ordered
         * @description Placed orders stay as they are.
         */
        put: operations["disableService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a service be ordered */
        put: operations["enableService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a template
         * @description What was started from it stays. A service that is no template is disabled instead.
         */
        delete: operations["deleteServiceTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/services/price-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a delivery would cost by a revision
         * @description By a draft or a published revision of one's own, at the fuel and the holidays of its day, with each line explained. Nothing is stored. A draft that cannot price anything yet names its faults under their component and place: 422 `revision_faults`.
         */
        post: operations["previewServicePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/protocols": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The protocols of an organisation */
        get: operations["getTenantProtocols"];
        put?: never;
        /**
         * Add a protocol
         * @description It is enabled; services can name it from then on.
         */
        post: operations["createProtocol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/protocols/{protocolId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A protocol */
        get: operations["getProtocol"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a protocol
         * @description Of its actions all at once: what has an id is changed, what has none is added, what is left out is gone. Published services keep the copy that they were published with.
         */
        patch: operations["updateProtocol"];
        trace?: never;
    };
    "/protocols/{protocolId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disable a protocol
         * @description No service is published with it any more: a draft that names it says so. Published services keep their copy.
         */
        put: operations["disableProtocol"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/protocols/{protocolId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enable a protocol
         * @description Services can be published with it again.
         */
        put: operations["enableProtocol"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/protocols/{protocolId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an action to a protocol
         * @description As the last one. The server gives it its id.
         */
        post: operations["createProtocolAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/protocol-actions/{actionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an action out of a protocol
         * @description Published services keep the copy that they were published with.
         */
        delete: operations["deleteProtocolAction"];
        options?: never;
        head?: never;
        /**
         * Change or move an action of a protocol
         * @description Published services keep the copy that they were published with.
         */
        patch: operations["updateProtocolAction"];
        trace?: never;
    };
    "/protocols/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where protocols are in use */
        post: operations["getProtocolUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-revisions/{revisionId}/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plain numbers of a revision */
        get: operations["getServiceRevisionVariables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: the plain numbers of a revision
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionVariables"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/distance-range-modifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices by distance */
        get: operations["getServiceRevisionDistanceRangeModifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: prices by distance
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionDistanceRangeModifiers"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/weight-range-modifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices by weight */
        get: operations["getServiceRevisionWeightRangeModifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: prices by weight
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionWeightRangeModifiers"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/volume-range-modifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices by volume */
        get: operations["getServiceRevisionVolumeRangeModifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: prices by volume
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionVolumeRangeModifiers"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/time-of-day-modifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Windows of the day that cost extra */
        get: operations["getServiceRevisionTimeOfDayModifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: windows of the day that cost extra
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionTimeOfDayModifiers"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/time-range-modifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a short or long promise costs */
        get: operations["getServiceRevisionTimeRangeModifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: what a short or long promise costs
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionTimeRangeModifiers"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/fuel-surcharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fuel surcharge of a revision */
        get: operations["getServiceRevisionFuelSurcharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: the fuel surcharge of a revision
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionFuelSurcharge"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/service-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The zones of a revision */
        get: operations["getServiceRevisionServiceMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: the zones of a revision
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionServiceMap"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/tax-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a revision is taxed */
        get: operations["getServiceRevisionTaxSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: how a revision is taxed
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionTaxSettings"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/protocols": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What drivers are asked at the stops */
        get: operations["getServiceRevisionProtocols"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: what drivers are asked at the stops
         * @description Of a draft; what they ask is copied when it is published, which a disabled one prevents. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionProtocols"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/geostamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waiting costs */
        get: operations["getServiceRevisionGeostamps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set: what waiting costs
         * @description Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionGeostamps"];
        trace?: never;
    };
    "/services/{serviceId}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may order a service beside its courier */
        get: operations["getServiceCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/customers/bulk-assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open a service to customers
         * @description To all customers, those of later included, or to these and no others. Placed orders stay as they are.
         */
        put: operations["assignServiceCustomers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/customers/{customerId}/services/{serviceId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Open a service to a customer */
        put: operations["enableCustomerService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/customers/{customerId}/services/{serviceId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a service to a customer
         * @description Also one that is open to all. Placed orders stay as they are.
         */
        put: operations["disableCustomerService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/service-maps-meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service maps of an organisation */
        get: operations["getTenantServiceMapsMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/service-maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a service map
         * @description It starts as a draft; services can take it once it is published.
         */
        post: operations["createServiceMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-maps/{serviceMapId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A service map */
        get: operations["getServiceMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a service map
         * @description Changes the draft, of its zones all at once: what has a number is changed, what has none is added, what is left out is gone. An outline of fewer than three corners, or one that crosses itself, is refused at its `bounds`, or its hole; a zone of which its holes leave nothing at its `holes`.
         */
        patch: operations["updateServiceMap"];
        trace?: never;
    };
    "/service-maps/{serviceMapId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish the zones of a service map
         * @description Drafts of services that are published from now on take these zones; published ones keep theirs. A map without zones is refused, 422 `no_zones`.
         */
        put: operations["publishServiceMap"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-maps/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive service maps
         * @description All of them or none. Services that are priced by one keep its zones; no draft can take it any more.
         */
        put: operations["archiveServiceMaps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-maps/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore archived service maps
         * @description All of them or none.
         */
        put: operations["restoreServiceMaps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-maps/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where service maps are in use */
        post: operations["getServiceMapUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The services that can be ordered
         * @description A courier's own enabled services, and those of the couriers a customer is linked with; of another organisation that one orders for, what it may order. Only published ones.
         */
        get: operations["getTenantServices"];
        put?: never;
        /**
         * Set up a service
         * @description Empty, or a copy of a service or template of your own. It starts as a draft and can be ordered once that is published. A name that another one has is 422 at `/name`.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-revisions/{revisionId}/parcel-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a service carries */
        get: operations["getServiceRevisionParcelTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Arrange what a service carries
         * @description The whole list of a draft, in its order: what has an id is changed, what has none is added, what is left out is archived. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionParcelTypes"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/service-speeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How fast a service delivers */
        get: operations["getServiceRevisionServiceSpeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Arrange how fast a service delivers
         * @description The whole list of a draft, in its order: what has an id is changed, what has none is added, what is left out is archived. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionServiceSpeeds"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags of a service */
        get: operations["getServiceRevisionTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Arrange the tags of a service
         * @description The whole list of a draft, in its order: what has an id is changed, what has none is added, what is left out is archived. A published revision stays as it is, 422 `revision_published`.
         */
        patch: operations["updateServiceRevisionTags"];
        trace?: never;
    };
    "/service-revisions/{revisionId}/parcel-types/bulk-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add parcel types of the settings to a draft
         * @description Copies, after what the draft has: all of them or none. One that it has by the same name already is 422 at its place, and so is one that is archived or not your own.
         */
        post: operations["bulkAddServiceRevisionParcelTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-revisions/{revisionId}/service-speeds/bulk-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add service speeds of the settings to a draft
         * @description Copies, after what the draft has: all of them or none. One that it has by the same name already is 422 at its place, and so is one that is archived or not your own.
         */
        post: operations["bulkAddServiceRevisionServiceSpeeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-revisions/{revisionId}/tags/bulk-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add tags of the settings to a draft
         * @description Copies, after what the draft has: all of them or none. One that it has by the same name already is 422 at its place, and so is one that is archived or not your own.
         */
        post: operations["bulkAddServiceRevisionTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/tax-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The taxes of an organisation */
        get: operations["getTenantTaxSettings"];
        put?: never;
        /**
         * Add a tax
         * @description Two of one type and province do not overlap in time.
         */
        post: operations["createTaxSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-settings/{taxSettingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tax */
        get: operations["getTaxSetting"];
        put?: never;
        post?: never;
        /**
         * Delete a tax
         * @description One that a service charges stays: 422 `in_use`.
         */
        delete: operations["deleteTaxSetting"];
        options?: never;
        head?: never;
        /**
         * Change a tax
         * @description Orders that are there keep the tax that they were priced with.
         */
        patch: operations["updateTaxSetting"];
        trace?: never;
    };
    "/tax-settings/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where taxes are in use */
        post: operations["getTaxSettingUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{serviceId}/revisions/{revisionId}/try-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a revision was tried on
         * @description The last try-out of a revision, or none: each new one takes the place of the one before.
         */
        get: operations["getServiceRevisionTryOuts"];
        put?: never;
        /**
         * Try a draft on past orders
         * @description Prices the orders of the service that were carried out in the period twice, as the published revision does and as the draft would: each at its own date, with its own holidays and fuel, and without adjustments or amounts that a person typed for waiting. Cancelled orders are left out. It runs in the background; the answer says how many orders there are. A draft that cannot price anything yet names its faults under their component and place: 422 `revision_faults`. While one runs: 422 `try_out_running`. Only a draft is tried: 422 `revision_published`.
         */
        post: operations["createServiceRevisionTryOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/try-outs/{tryOutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a try-out is, and what came of it
         * @description Under `Accept: text/csv` its orders are streamed by their numbers; `X-Total-Count` says how many rows come.
         */
        get: operations["getTryOut"];
        put?: never;
        post?: never;
        /**
         * Cancel a running try-out
         * @description Nothing is kept of what it found so far. One that is over stays as it is.
         */
        delete: operations["cancelTryOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/try-outs/{tryOutId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each order would cost
         * @description What has no amount comes last in either direction. A try-out that is not finished has none.
         */
        get: operations["getTryOutOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/try-outs/{tryOutId}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each customer would pay
         * @description A try-out that is not finished has none.
         */
        get: operations["getTryOutCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vehicles of an organisation */
        get: operations["getTenantVehicles"];
        put?: never;
        /** Add a vehicle */
        post: operations["createVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vehicles of the organisation one works in */
        get: operations["getVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A vehicle */
        get: operations["getVehicle"];
        put?: never;
        post?: never;
        /**
         * Delete a vehicle
         * @description One that a service uses, or that a driver has, stays: 422 `in_use`.
         */
        delete: operations["deleteVehicle"];
        options?: never;
        head?: never;
        /** Change a vehicle */
        patch: operations["updateVehicle"];
        trace?: never;
    };
    "/vehicles/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive vehicles
         * @description All of them or none.
         */
        put: operations["archiveVehicles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore archived vehicles
         * @description All of them or none.
         */
        put: operations["restoreVehicles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where vehicles are in use */
        post: operations["getVehicleUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/brokerage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The couriers that an order can be brokered to */
        get: operations["getDeliveryOrderBrokerageReceivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/brokerage-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or answer what the other courier of a brokerage changed
         * @description Takes the exception off the order (docs/rules/brokerage.md, "Exceptions"), but for another price that is answered and not accepted: it stands, and so does the exception until it is accepted or changed. Both couriers find the answer in the timeline of their order.
         *
         *     Accepting `bought_price_changed` makes the present price the agreed one; a person who may not read prices gets 403. Accepting `sold_order_edited` makes the same edit on the bought order: parcels as types of its own service, keeping their measures, times, distance, notes, and the speed if its service has one of that name; the price follows, and a new one is told to the other courier in turn. 422 `parcels_do_not_fit` when a piece fits no parcel type. Accepting `brokerage_answered` only says that it was read.
         *
         *     An answer that does not agree needs a comment. Everything stays as it is, and the other order carries `brokerage_answered` with the comment. 422 `edit_conflict` when the order has no such exception any more, or the other courier changed more than was shown.
         */
        post: operations["answerDeliveryOrderBrokerage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/brokerage/{receiverTenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What brokering an order to a courier would mean
         * @description 404 unless the courier is a broker partner.
         */
        get: operations["getDeliveryOrderBrokerageOffer"];
        put?: never;
        /**
         * Broker an order to a courier
         * @description Places the second order and links the two (docs/rules/brokerage.md, "Confirming"). 422 `not_brokerable` when the order has a driver, is brokered already, or is closed; `offer_changed` when the order or its price with the other courier is not what was shown.
         *
         *     What the protocol of the first order requires at the stops is asked of the driver of the second. From then on the first order follows the second: its status, times, check-ins, proofs and files, in the name of the other courier and of none of its people: the customer reads which courier carries its order, but neither who drives, nor what was paid for it, nor the margin. It is moved and assigned by nobody else, 422 `brokered`. Cancelling it cancels the second as well, until that one is picked up, 422 `brokered_under_way`. When the second order is cancelled by itself the first waits for a driver again, with a `created_unassigned` entry that says why, and can be brokered anew.
         */
        post: operations["confirmDeliveryOrderBrokerage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/override-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as it stands to be edited
         * @description 422 `legacy_order` for an order without a price snapshot, `order_cancelled` for a cancelled one.
         */
        get: operations["getDeliveryOrderOverrideView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit the details and parcels of an order
         * @description Priced anew on the pinned revision, keeping adjustments and wait time; another time scheduled moves the start of the wait. No piece beyond the limits of its type, no time more than 24 hours before the order was placed. An edit by which the price would no longer cover the discounts on it is refused, 422 `price_below_zero`; whether a discount has become more than 30 % of it is asked where discounts are given, not here. Of a brokered order the notes are changed with the other courier as well, unless that one wrote its own; parcels, times and the price agreed with it stay. Another time that is more than a year ahead answers 422 `unusual_order` with the question as its message until `confirmUnusual` says yes. 422 `edit_conflict` when somebody else changed it since `version`; `order_cancelled` for a cancelled order.
         */
        patch: operations["updateDeliveryOrderOverrides"];
        trace?: never;
    };
    "/delivery-orders/{orderId}/overrides/price-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an edited order would cost
         * @description Refused as the edit would be.
         */
        post: operations["previewDeliveryOrderOverrides"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/override-other/preview-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order would cost with other adjustments
         * @description 403 for those who may not read prices. A pre-tax total below zero is refused as it would be when saved; a large discount is priced without being asked about.
         */
        post: operations["previewDeliveryOrderPricing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/override-other": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the adjustments of a price
         * @description 422 `edit_conflict` when the price changed since `version`. A pre-tax total below zero is refused, 422 `price_below_zero` with the message at the adjustment that makes it so: of the discounts in their order the first that takes off more than is left, all additions counted. A discount of more than 30 % of the pre-tax total without it answers 422 `large_discount` with `discountPercent` until `confirmLargeDiscount` says yes; one that was as large a part before is not asked about again. What changes a price without a person typing it (a wait that is ended, terms that became cheaper) is never refused: what discounts would take off below zero is given back by the line `floor`, Unused Discount. 403 for those who may not read prices.
         */
        patch: operations["overrideDeliveryOrderPricing"];
        trace?: never;
    };
    "/delivery-orders/{orderId}/price-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price an order again that has no price
         * @description Once what its price lacked was mended: by the published revision of its service, which becomes the order's own where it has everything that the order chose, by the fuel and the holidays of its day as they are known now, and by the province of its location. An order that has a price keeps it: 422 `price_stands`. 403 for those who may not read prices.
         */
        post: operations["priceDeliveryOrderAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/price-modifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add one adjustment to a price
         * @description Answers the id of the adjustment as `modifierId`; one that was taken off is never given again. A price has at most 50. A pre-tax total below zero is refused, 422 `price_below_zero`. A discount of more than 30 % of the pre-tax total without it answers 422 `large_discount` with `discountPercent` until `confirmLargeDiscount` says yes; one that was as large a part before is not asked about again.
         */
        post: operations["addDeliveryOrderPriceModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/price-modifier/{modifierId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take one adjustment off a price
         * @description An addition without which the discounts exceed the price stays: 422 `price_below_zero`. One without which they become more than 30 % of it is asked about as when a discount is added.
         */
        delete: operations["removeDeliveryOrderPriceModifier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/driver-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the driver of an order earns
         * @description For those who may read prices. The pay follows the price (docs/rules/driver-pay-and-wait-time.md, "Driver pay"), also the cancellation charge of a cancelled order. The payable amount is never below zero, so that only an adjustment of the pay itself can make it negative.
         */
        get: operations["getDeliveryOrderDriverPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what the driver of an order earns
         * @description 422 `edit_conflict` when it changed since `version`, `order_cancelled` for a cancelled order.
         */
        patch: operations["updateDeliveryOrderDriverPay"];
        trace?: never;
    };
    "/delivery-orders/{orderId}/invoiced-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Override the billing status of an order
         * @description An order that is or was billed may be set by hand by those who update orders; any other by those with accounting.read alone, else 422 `bill_status_locked` (docs/rules/order-status.md, "Billing status"). A cancelled order is open to both, whatever it was: whether the cancellation is billed is theirs to say. What is no longer billed loses the exception `price_changed_after_export`.
         */
        patch: operations["overrideDeliveryOrderInvoicedStatus"];
        trace?: never;
    };
    "/tenants/{tenantId}/delivery-order-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order fields of an organisation */
        get: operations["getTenantDeliveryOrderFields"];
        put?: never;
        /**
         * Add an order field
         * @description A courier has at most 30: 422 `too_many`.
         */
        post: operations["createDeliveryOrderField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/delivery-order-fields/pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pin order fields
         * @description These are offered at once, all others under more details.
         */
        put: operations["pinDeliveryOrderFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/delivery-order-fields/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put order fields in an order
         * @description In that of their ids. Those that are not named follow, in the order that they have.
         */
        put: operations["arrangeDeliveryOrderFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-order-fields/{deliveryOrderFieldId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order field */
        get: operations["getDeliveryOrderField"];
        put?: never;
        post?: never;
        /** Delete an order field */
        delete: operations["deleteDeliveryOrderField"];
        options?: never;
        head?: never;
        /** Change an order field */
        patch: operations["updateDeliveryOrderField"];
        trace?: never;
    };
    "/delivery-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description The published revision of the service is pinned and the price stored with its lines. Without a matching band the order is saved with the exception `price_missing`. A person who orders for a customer may use the services offered to that customer; both locations belong to the customer or the courier. Dispatch hours are read in the courier's time zone, opening hours in the location's own. What is hardly ever meant, a time more than a year ahead or a way from a place to itself, answers 422 `unusual_order` with the question as its message until `confirmUnusual` says yes.
         */
        post: operations["createDeliveryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price an order without placing it */
        post: operations["previewDeliveryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/paginated-delivery-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders
         * @description Every order in which the tenant is sender, receiver or broker; a driver sees only his own. What has no due time, driver or price comes last in either direction; an order without a driver that the tenant learns of counts as one without. Sorting by price answers 403 `prices_hidden` to a person who reads none. A search answers the newest 1,001 that match. Under `Accept: text/csv` the filtered whole is streamed and `X-Total-Count` says how many rows come.
         */
        get: operations["getPaginatedDeliveryOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/delivery-order-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders that need attention
         * @description Orders that the courier carries out whose price is pending or missing (cancelled ones aside), that changed their price after they were billed, or that another courier wants something accepted or answered of; each with what is wrong and what to do. The first to be available comes first.
         */
        get: operations["getDeliveryOrderExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/page-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the order page shows */
        get: operations["getDeliveryOrderPageView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/info-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the order drawer shows */
        get: operations["getDeliveryOrderInfoView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as it was ordered
         * @description Without what became of it: no status, price or driver. The scheduler begins with it when an order is ordered again.
         */
        get: operations["getDeliveryOrderData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order in a few words */
        get: operations["getDeliveryOrderSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The timeline of an order */
        get: operations["getDeliveryOrderUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/pricing-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price of an order line by line
         * @description 403 for those who may not read prices.
         */
        get: operations["getDeliveryOrderPricingItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/price-explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why an order costs what it costs
         * @description Line by line. The courier's people read the rule, its input, the arithmetic and the setting that it came from; everybody else, its drivers among them, the words without the internals. 403 for those who may not read prices.
         */
        get: operations["getDeliveryOrderPriceExplanation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next forward move */
        get: operations["getDeliveryOrderNext"];
        put?: never;
        /**
         * Make the next forward move
         * @description With `from` only if the order still has that status, otherwise 422 `invalid_transition`: what somebody else has moved meanwhile must not skip a step. Without it, whichever move comes next is made.
         */
        post: operations["moveDeliveryOrderNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the last move back
         * @description A pickup or drop-off that was marked by mistake: the order goes back to where it was, and the timeline keeps both times. Its driver may do so with an own move for 10 minutes, then 422 `undo_expired`; the office later as well. Check-ins and what was captured at the stop stay. With `from` only if the order still has that status.
         */
        post: operations["undoDeliveryOrderMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/picked-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an order as picked up */
        post: operations["markDeliveryOrderPickedUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/dropped-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an order as dropped off */
        post: operations["markDeliveryOrderDroppedOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an order as completed */
        post: operations["markDeliveryOrderCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description With update-limited only before pickup; outside the courier's tenant `delivery-orders.update` counts as update-limited too. The courier's charge replaces the price: nothing, a fee, or a percentage of the pre-tax total, by its setting for orders without and with a driver; it is taxed as the order was, without fuel, waiting or adjustments. A percentage of a price that was pending or missing is nothing. The lines before it stay in the record (`beforeCancellation`), the driver's pay follows, and the timeline's entry says from what to what. A bought order is charged by the setting of the courier that carries it out, the sold one by that of its own. Orders that were cancelled before couriers had this setting keep their price.
         */
        post: operations["cancelDeliveryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/delivery-orders/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take orders from their drivers
         * @description Each order by itself; one that another driver has by now answers `other_driver` in its row.
         */
        post: operations["unassignDeliveryOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/receipt-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The completion or cancellation receipt as PDF
         * @description 403 for those who may not read prices, 422 `document_not_ready` while the order is not completed or cancelled. That of a cancelled order strikes through what it cost before.
         */
        get: operations["getDeliveryOrderReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/receipt-html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The completion or cancellation receipt as HTML
         * @description 403 for those who may not read prices, 422 while the order is not completed or cancelled.
         */
        get: operations["getDeliveryOrderReceiptHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/dropoff-receipt-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drop-off receipt as PDF
         * @description 422 `document_not_ready` before drop-off.
         */
        get: operations["getDeliveryOrderDropoffReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/dropoff-receipt-html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drop-off receipt as HTML
         * @description 422 before drop-off.
         */
        get: operations["getDeliveryOrderDropoffReceiptHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/shipping-label-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shipping label as PDF
         * @description One label for the order, or with a range of pieces one for each of them, which says which it is; 422 for a range that the order does not have, or of more than 200.
         */
        get: operations["getDeliveryOrderShippingLabelPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/shipping-label-html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shipping label as HTML
         * @description One label for the order, or with a range of pieces one for each of them, which says which it is; 422 for a range that the order does not have, or of more than 200.
         */
        get: operations["getDeliveryOrderShippingLabelHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on an order
         * @description 422 `order_cancelled` on a cancelled order.
         */
        post: operations["addDeliveryOrderComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of an order */
        get: operations["getDeliveryOrderMedia"];
        put?: never;
        /**
         * Attach a file to an order
         * @description `url` is that of an upload which the same person has finished. 422 `order_cancelled` on a cancelled order.
         */
        post: operations["attachDeliveryOrderMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/media/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content of a file
         * @description Always `application/octet-stream` and a download, whatever it is, so that no browser runs it; the list says what it was found to be.
         */
        get: operations["getDeliveryOrderMediaContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/geostamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The check-ins and check-outs of an order */
        get: operations["getDeliveryOrderGeostamps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to wait at a stop
         * @description 422 `already_checked_in` while a period at the stop is open, `geostamps_disabled`, or `invalid_transition` once the stop is left or the order closed.
         */
        post: operations["checkInDeliveryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End waiting at a stop
         * @description Closes the period and prices the order anew (docs/rules/driver-pay-and-wait-time.md, "Wait time"). A closed order still takes the check-out of an open period, but keeps its price. 422 `not_checked_in` without an open period of that uid.
         */
        post: operations["checkOutDeliveryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/protocol-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked at the stops and what was captured */
        get: operations["getDeliveryOrderProtocolData"];
        put?: never;
        /**
         * Capture the protocol of a stop
         * @description Each answer is checked against its action and named by its pointer. 422 `order_closed` once the order is completed or cancelled.
         */
        post: operations["captureDeliveryOrderProtocolData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-orders/{orderId}/driver-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the driver of an order needs at its stops */
        get: operations["getDeliveryOrderDriverView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a file and learn where to bring it
         * @description 422 with a message on `/sizeBytes` or `/contentType` for what is too large or of a kind that is not taken. An upload that is not attached within a day is thrown away.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may be uploaded
         * @description A plain call answers the limits. Opened as a websocket it takes the bytes of an upload; see `Upload` for its messages.
         */
        get: operations["getUploadLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenantId}/driver-pay-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The driver pay rates of an organisation */
        get: operations["getDriverPayRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the driver pay rates
         * @description Pay follows the rates at once, also of orders that are there, unless an order has a rate of its own.
         */
        patch: operations["updateDriverPayRates"];
        trace?: never;
    };
    "/tenants/{tenantId}/accounting-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounting settings of an organisation */
        get: operations["getAccountingSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the accounting settings */
        patch: operations["updateAccountingSettings"];
        trace?: never;
    };
    "/health/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the installation stands
         * @description How long each queue of jobs is, what runs, how many streams are open, and how far this process is behind in telling what happened. For internal administrators.
         */
        get: operations["getHealthDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failed-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs that failed for good
         * @description Of the organisation, the newest first unless it is asked otherwise; in the internal organisation those of everybody, and of the installation itself. For internal administrators.
         */
        get: operations["getFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failed-jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin failed jobs anew
         * @description With all of their attempts. What has not failed, or not any more, is passed over; where another like one waits already, that one does for both.
         */
        put: operations["retryFailedJobs"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failed-jobs/{failedJobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job that failed for good */
        get: operations["getFailedJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failed-jobs/{failedJobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin a failed job anew
         * @description With all of its attempts. Where another like it waits already, that one does for both.
         */
        put: operations["retryFailedJob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hosted sign-in page */
        get: operations["showLoginPage"];
        put?: never;
        /** Sign in */
        post: operations["submitLoginPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in: the code */
        post: operations["submitSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page that asks for the e-mail address */
        get: operations["showForgotPasswordPage"];
        put?: never;
        /**
         * Send a link to choose a new password
         * @description Says the same for a known and an unknown address.
         */
        post: operations["submitForgotPasswordPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page to choose a new password */
        get: operations["showResetPasswordPage"];
        put?: never;
        /**
         * Set the new password
         * @description Ends every session of the person.
         */
        post: operations["submitResetPasswordPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What a courier's invoices and receipts are made with.
         * @example {
         *       "version": 3,
         *       "gstHstNumber": "123456789 RT0001",
         *       "paymentTerms": "net30",
         *       "billingCycle": "monthly",
         *       "invoicePrefix": "PSC-",
         *       "invoiceMemo": "Thank you for your business."
         *     }
         */
        AccountingSettings: {
            version: components["schemas"]["EditVersion"];
            /**
             * @description The courier's registration with the Canada Revenue Agency, as it is printed on receipts and invoices.
             * @example 123456789 RT0001
             */
            gstHstNumber: string | null;
            /**
             * @description When an invoice is due.
             * @example net30
             * @enum {string}
             */
            paymentTerms: "dueOnReceipt" | "net10" | "net20" | "net30" | "net60" | "net90";
            /**
             * @description How often customers are billed.
             * @example monthly
             * @enum {string}
             */
            billingCycle: "soonest" | "daily" | "weekly" | "monthly";
            /**
             * @description Stands before the number of each invoice.
             * @example PSC-
             */
            invoicePrefix: string | null;
            /**
             * @description Stands at the foot of each invoice.
             * @example Thank you for your business.
             */
            invoiceMemo: string | null;
        };
        /**
         * @description What a courier's drivers earn of an order.
         * @example {
         *       "version": 3,
         *       "defaultRate": 60,
         *       "leaveOut": {
         *         "fuel": false,
         *         "waitTime": false,
         *         "adjustments": true
         *       },
         *       "rates": [
         *         {
         *           "userId": 7,
         *           "name": "Ravi Patel",
         *           "rate": 65
         *         }
         *       ]
         *     }
         */
        DriverPayRates: {
            version: components["schemas"]["EditVersion"];
            /**
             * @description Percent of the pre-tax total for every driver without a rate of their own; none where each has one.
             * @example 60
             */
            defaultRate: number | null;
            /** @description What is left out of the amount that pay is a share of. */
            leaveOut: components["schemas"]["PayLeftOut"];
            /**
             * @description All drivers of the courier with the rate that each has agreed on. A driver whom a change does not name keeps theirs.
             * @example [
             *       {
             *         "userId": 7,
             *         "name": "Ravi Patel",
             *         "rate": 65
             *       }
             *     ]
             */
            rates: components["schemas"]["DriverRate"][];
        };
        /**
         * @description A driver and their rate.
         * @example {
         *       "userId": 7,
         *       "name": "Ravi Patel",
         *       "rate": 65
         *     }
         */
        DriverRate: {
            userId: components["schemas"]["Id"];
            /**
             * @description First and last name; not read in a change.
             * @example Ravi Patel
             */
            name?: string;
            /**
             * @description Percent of the pre-tax total; null for the usual rate.
             * @example 65
             */
            rate?: number | null;
        };
        /**
         * @description Parts of a price of which a driver earns nothing.
         * @example {
         *       "fuel": false,
         *       "waitTime": false,
         *       "adjustments": true
         *     }
         */
        PayLeftOut: {
            /**
             * Fuel surcharge
             * @description The fuel surcharge.
             * @default false
             * @example false
             */
            fuel?: boolean;
            /**
             * Waiting
             * @description Waiting at the stops.
             * @default false
             * @example false
             */
            waitTime?: boolean;
            /**
             * Adjustments
             * @description Adjustments by hand.
             * @default false
             * @example true
             */
            adjustments?: boolean;
        };
        /**
         * Format: int64
         * @description An amount of money in Canadian cents; negative for a discount.
         * @example 6470
         */
        Cents: number;
        /**
         * Format: int64
         * @description A sum of the prices of many orders, in Canadian cents.
         * @example 1922850
         */
        CentsSum: number;
        /**
         * @description What something costs beside the price or in its place.
         * @example {
         *       "type": "percentage",
         *       "amount": 50
         *     }
         */
        Charge: {
            /**
             * @description Nothing, a fee, or a percentage; of what, says the field.
             * @example percentage
             * @enum {string}
             */
            type: "none" | "fee" | "percentage";
            /**
             * @description Cents of a fee, percent of a percentage; 0 for none.
             * @example 50
             */
            amount: number;
        };
        /**
         * @description A point on the map.
         * @example {
         *       "latitude": 52.12,
         *       "longitude": -106.66
         *     }
         */
        Coordinates: {
            /**
             * @description Degrees north.
             * @example 52.12
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -106.66
             */
            longitude: number;
        };
        /**
         * @description Opening, closing and break times in seconds from midnight.
         * @example {
         *       "openTime": 28800,
         *       "closeTime": 61200,
         *       "breakStartTime": 43200,
         *       "breakEndTime": 45000
         *     }
         */
        DayHours: {
            /**
             * @description Opens.
             * @example 28800
             */
            openTime?: number | null;
            /**
             * @description Closes.
             * @example 61200
             */
            closeTime?: number | null;
            /**
             * @description The break starts.
             * @example 43200
             */
            breakStartTime?: number | null;
            /**
             * @description The break ends.
             * @example 45000
             */
            breakEndTime?: number | null;
        };
        /**
         * @description The act is done; there is nothing more to say.
         * @example {
         *       "done": true
         *     }
         */
        Done: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            done: true;
        };
        /**
         * @description Counts the changes. A change names the version that it is based on; another one answers 422 `edit_conflict`.
         * @example 3
         */
        EditVersion: number;
        /**
         * @description Why a request was refused.
         * @example {
         *       "code": "not_found",
         *       "message": "No such delivery order."
         *     }
         */
        Error: {
            /**
             * @description A stable word for programs.
             * @example not_found
             */
            code: string;
            /**
             * @description A sentence for people.
             * @example No such delivery order.
             */
            message: string;
            /**
             * @description With `invalid_transition`: the state that it is in.
             * @example completed
             */
            current?: string;
            /**
             * @description With `invalid_transition`: the states that it can come to.
             * @example []
             */
            allowed?: string[];
        };
        /**
         * @description Why the content of a request was refused, field by field.
         * @example {
         *       "code": "form_error",
         *       "message": "The form has errors.",
         *       "errors": {
         *         "/phone": [
         *           "Must be a valid phone number"
         *         ]
         *       }
         *     }
         */
        FormError: {
            /**
             * @description A stable word for programs.
             * @example form_error
             */
            code: string;
            /**
             * @description A sentence for people.
             * @example The form has errors.
             */
            message: string;
            /**
             * @description Messages by the JSON pointer of the field.
             * @example {
             *       "/phone": [
             *         "Must be a valid phone number"
             *       ]
             *     }
             */
            errors: {
                [key: string]: string[];
            };
            /**
             * @description With `invalid_transition`: the state that it is in.
             * @example completed
             */
            current?: string;
            /**
             * @description With `invalid_transition`: the states that it can come to.
             * @example []
             */
            allowed?: string[];
            /**
             * @description With `large_discount`: what the discount is in percent of the pre-tax total without it.
             * @example 43
             */
            discountPercent?: number;
        };
        /**
         * Format: int64
         * @description A whole number that names one row.
         * @example 10482
         */
        Id: number;
        /**
         * @description The rows that an act is for.
         * @example {
         *       "ids": [
         *         31,
         *         32
         *       ]
         *     }
         */
        IdList: {
            /**
             * @description Their ids.
             * @example [
             *       31,
             *       32
             *     ]
             */
            ids: components["schemas"]["Id"][];
        };
        /**
         * @description Ascending or descending.
         * @example desc
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /**
         * @description A measure as somebody typed it, beside its value in base units.
         * @example {
         *       "number": 4,
         *       "unit": "lb"
         *     }
         */
        TypedMeasure: {
            /**
             * @description How many of the unit.
             * @example 4
             */
            number: number;
            /**
             * @description The unit.
             * @example lb
             * @enum {string}
             */
            unit: "m" | "cm" | "mm" | "km" | "in" | "ft" | "mi" | "kg" | "g" | "lb" | "oz" | "m³" | "L" | "ft³" | "gal";
        };
        /**
         * @description Which measures of a parcel, or of the largest parcel of a type, were typed in which unit. One that does not say the same as the value beside is dropped.
         * @example {
         *       "weight": {
         *         "number": 8,
         *         "unit": "oz"
         *       }
         *     }
         */
        TypedSizes: {
            weight?: components["schemas"]["TypedMeasure"];
            length?: components["schemas"]["TypedMeasure"];
            width?: components["schemas"]["TypedMeasure"];
            height?: components["schemas"]["TypedMeasure"];
        };
        /**
         * Format: int64
         * @description An instant in unix seconds.
         * @example 1795281300
         */
        UnixSeconds: number;
        /**
         * @description A place where a row is in use.
         * @example {
         *       "of": 3,
         *       "kind": "service",
         *       "name": "City Same Day",
         *       "id": 1,
         *       "revisionId": 12,
         *       "part": "service-map",
         *       "status": "published",
         *       "keeps": false,
         *       "count": 1
         *     }
         */
        Use: {
            of: components["schemas"]["Id"];
            /**
             * @description What uses it.
             * @example service
             * @enum {string}
             */
            kind: "service" | "person" | "order" | "tag" | "organization";
            /**
             * @description What that is called; of several orders, one of them.
             * @example City Same Day
             */
            name: string;
            id: components["schemas"]["Id"];
            /**
             * @description The revision of the service; null for what is no service.
             * @example 12
             */
            revisionId: components["schemas"]["Id"] | null;
            /**
             * @description The part of that revision in which it stands.
             * @example service-map
             */
            part: string | null;
            /**
             * @description Of that revision: worked on, priced by today, or replaced since.
             * @example published
             * @enum {string|null}
             */
            status: "draft" | "published" | "earlier" | null;
            /**
             * @description Whether it cannot be deleted for that.
             * @example false
             */
            keeps: boolean;
            /**
             * @description How many there are; orders are counted together, up to 1,001.
             * @example 1
             */
            count: number;
        };
        /**
         * @description Where rows are in use.
         * @example {
         *       "data": [],
         *       "isCapped": false
         *     }
         */
        Uses: {
            /**
             * @description The places, of each row first those for which it cannot be deleted.
             * @example []
             */
            data: components["schemas"]["Use"][];
            /**
             * @description Whether there are more.
             * @example false
             */
            isCapped: boolean;
        };
        /**
         * @description A job that is not tried any more.
         * @example {
         *       "id": 31,
         *       "name": "password-reset",
         *       "title": "Mail to choose a password",
         *       "tenant": null,
         *       "error": "The mail server does not answer.",
         *       "attempts": 10,
         *       "createdAt": 1795281300,
         *       "failedAt": 1795283300
         *     }
         */
        FailedJob: {
            id: components["schemas"]["Id"];
            /**
             * @description What kind of job it is.
             * @example password-reset
             */
            name: string;
            /**
             * @description What people call the kind.
             * @example Mail to choose a password
             */
            title: string;
            /** @description Of which organisation; null of the installation itself. */
            tenant: components["schemas"]["TenantRef"] | null;
            /**
             * @description Why its last attempt failed.
             * @example The mail server does not answer.
             */
            error: string;
            /**
             * @description How often it was begun.
             * @example 10
             */
            attempts: number;
            createdAt: components["schemas"]["UnixSeconds"];
            failedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description Which jobs.
         * @example {
         *       "name": "password-reset"
         *     }
         */
        FailedJobFilter: {
            /**
             * @description Only jobs of this kind.
             * @example password-reset
             */
            name?: string;
        };
        /**
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        FailedJobPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["FailedJob"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "failedAt",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        FailedJobPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example failedAt
                 * @enum {string}
                 */
                field: "failedAt" | "name";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
            filter?: components["schemas"]["FailedJobFilter"];
        };
        /**
         * @description What became of failed jobs that were to begin anew.
         * @example {
         *       "retried": 1,
         *       "left": false
         *     }
         */
        FailedJobsRetried: {
            /**
             * @description How many begin anew.
             * @example 1
             */
            retried: number;
            /**
             * @description Whether more of the kind are left: 5,000 are begun at a time.
             * @example false
             */
            left: boolean;
        };
        /**
         * @description Which failed jobs begin anew; with both, those of the ids that are of the kind. One is needed.
         * @example {
         *       "ids": [
         *         31
         *       ]
         *     }
         */
        FailedJobsRetry: {
            /**
             * @description Those of these ids.
             * @example [
             *       31
             *     ]
             */
            ids?: components["schemas"]["Id"][];
            /**
             * @description All of this kind.
             * @example password-reset
             */
            kind?: string;
        };
        /**
         * @description How the installation stands. The streams, the events and the version are those of the process that answered, the jobs those of all.
         * @example {
         *       "version": "0.1.0",
         *       "startedAt": 1795281300,
         *       "databaseMs": 4,
         *       "openStreams": 38,
         *       "events": {
         *         "behind": 0,
         *         "behindSeconds": null
         *       },
         *       "queues": [
         *         {
         *           "name": "password-reset",
         *           "title": "Mail to choose a password",
         *           "waiting": 2,
         *           "running": 1,
         *           "failed": 1,
         *           "oldestWaitingSeconds": 4,
         *           "lastDoneAt": 1795281300
         *         }
         *       ],
         *       "running": []
         *     }
         */
        HealthDetail: {
            /**
             * @description The version that runs.
             * @example 0.1.0
             */
            version: string;
            /** @description Since when the process runs. */
            startedAt: components["schemas"]["UnixSeconds"];
            /**
             * @description How long the database took for these figures in milliseconds.
             * @example 4
             */
            databaseMs: number;
            /**
             * @description Open streams of live events.
             * @example 38
             */
            openStreams: number;
            /** @description How far the process is behind in telling what happened. */
            events: {
                /**
                 * @description Events that it has not told, counted to 1,001; null while it reads none, as when its connection for that is lost.
                 * @example 0
                 */
                behind: number | null;
                /**
                 * @description Age of the oldest of them in seconds; null where there is none.
                 * @example null
                 */
                behindSeconds: number | null;
            };
            /** @description Every kind of job. */
            queues: components["schemas"]["JobQueue"][];
            /** @description Jobs that were begun and are not over, those that were begun first; of the organisation, in the internal one of everybody. */
            running: components["schemas"]["RunningJob"][];
        };
        /**
         * @description How the jobs of a kind stand. Each is counted to 10,001, which says more than 10,000.
         * @example {
         *       "name": "password-reset",
         *       "title": "Mail to choose a password",
         *       "waiting": 2,
         *       "running": 1,
         *       "failed": 1,
         *       "oldestWaitingSeconds": 4,
         *       "lastDoneAt": 1795281300
         *     }
         */
        JobQueue: {
            /**
             * @description The kind.
             * @example password-reset
             */
            name: string;
            /**
             * @description What people call it.
             * @example Mail to choose a password
             */
            title: string;
            /**
             * @description That were not begun, those of later included.
             * @example 2
             */
            waiting: number;
            /**
             * @description That were begun, those between two attempts included.
             * @example 1
             */
            running: number;
            /**
             * @description That are not tried any more.
             * @example 1
             */
            failed: number;
            /**
             * @description How long the oldest that may begin has been waiting; null where none may.
             * @example 4
             */
            oldestWaitingSeconds: number | null;
            /** @description When the last one was done; null where that was more than a day ago. */
            lastDoneAt: components["schemas"]["UnixSeconds"] | null;
        };
        /**
         * @description A job that was begun and is not over.
         * @example {
         *       "id": 32,
         *       "name": "try-out",
         *       "title": "Try-out of prices",
         *       "tenant": null,
         *       "attempts": 1,
         *       "startedAt": 1795281300,
         *       "done": 120,
         *       "total": 400,
         *       "error": null,
         *       "nextAttemptAt": null
         *     }
         */
        RunningJob: {
            id: components["schemas"]["Id"];
            /**
             * @description What kind of job it is.
             * @example try-out
             */
            name: string;
            /**
             * @description What people call the kind.
             * @example Try-out of prices
             */
            title: string;
            /** @description Of which organisation; null of the installation itself. */
            tenant: components["schemas"]["TenantRef"] | null;
            /**
             * @description How often it was begun.
             * @example 1
             */
            attempts: number;
            /** @description When its last attempt was begun. */
            startedAt: components["schemas"]["UnixSeconds"];
            /**
             * @description How much of it is done; null where it does not say.
             * @example 120
             */
            done: number | null;
            /**
             * @description Of how much; null where it does not say.
             * @example 400
             */
            total: number | null;
            /**
             * @description Why the attempt before failed.
             * @example null
             */
            error: string | null;
            /** @description When it is tried again; null while somebody is at it. */
            nextAttemptAt: components["schemas"]["UnixSeconds"] | null;
        };
        /**
         * @description Where an address lies, as far as its postal code or city tells.
         * @example {
         *       "city": "Saskatoon",
         *       "province": "SK",
         *       "latitude": 52.1542,
         *       "longitude": -106.6415,
         *       "foundBy": "postalCode"
         *     }
         */
        AddressArea: {
            /**
             * @description Its city; null where a postal area has several.
             * @example Saskatoon
             */
            city: string | null;
            /**
             * @description Two-letter province.
             * @example SK
             */
            province: string;
            /**
             * @description Degrees north, of the middle.
             * @example 52.1542
             */
            latitude: number;
            /**
             * @description Degrees east, of the middle.
             * @example -106.6415
             */
            longitude: number;
            /**
             * @description By what it was found.
             * @example postalCode
             * @enum {string}
             */
            foundBy: "postalCode" | "city";
        };
        /**
         * @description Where an address lies, or that it is not known.
         * @example {
         *       "area": null
         *     }
         */
        AddressAreaAnswer: {
            /**
             * @description Null when neither city nor postal code is known.
             * @example null
             */
            area: components["schemas"]["AddressArea"] | null;
        };
        /**
         * @description An address that matches what was typed.
         * @example {
         *       "label": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *       "name": null,
         *       "streetAddress": "737 Broadway Avenue",
         *       "city": "Saskatoon",
         *       "province": "SK",
         *       "postalCode": "S7N 1B3",
         *       "country": "CA",
         *       "latitude": 52.12,
         *       "longitude": -106.66,
         *       "approximate": false
         *     }
         */
        AddressSuggestion: {
            /**
             * @description The address in one line.
             * @example 737 Broadway Avenue, Saskatoon, SK S7N 1B3
             */
            label: string;
            /**
             * @description The place's name.
             * @example Broadway & 10th
             */
            name: string | null;
            /**
             * @description Street and number.
             * @example 737 Broadway Avenue
             */
            streetAddress: string;
            /**
             * @description City.
             * @example Saskatoon
             */
            city: string;
            /**
             * @description Two-letter province.
             * @example SK
             */
            province: string;
            /**
             * @description Postal code.
             * @example S7N 1B3
             */
            postalCode: string | null;
            /**
             * @description Two-letter country.
             * @example CA
             */
            country: string;
            /**
             * @description Degrees north.
             * @example 52.12
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -106.66
             */
            longitude: number;
            /**
             * @description Whether the coordinates are the middle of its city or postal area, so that the pin has to be moved to the door.
             * @example false
             */
            approximate: boolean;
        };
        /**
         * @description At most ten addresses, best first.
         * @example {
         *       "data": []
         *     }
         */
        AddressSuggestions: {
            /** @description The addresses. */
            data: components["schemas"]["AddressSuggestion"][];
        };
        /**
         * @description The way between two points.
         * @example {
         *       "distanceM": 14300,
         *       "timeS": 1471,
         *       "estimated": true
         *     }
         */
        Distance: {
            /**
             * @description Metres.
             * @example 14300
             */
            distanceM: number;
            /**
             * @description Seconds.
             * @example 1471
             */
            timeS: number;
            /**
             * @description Great circle x 1.3 at 35 km/h because no routing provider answered.
             * @example true
             */
            estimated: boolean;
        };
        /**
         * @description What the maps of Google are asked with.
         * @example {
         *       "key": null
         *     }
         */
        GoogleMapsApiKey: {
            /**
             * @description The key; null where none is configured.
             * @example null
             */
            key: string | null;
        };
        /**
         * @description A location in an address book.
         * @example {
         *       "id": 31,
         *       "tenantId": 1,
         *       "version": 3,
         *       "name": "Broadway & 10th",
         *       "friendlyName": null,
         *       "fullName": "Broadway & 10th",
         *       "kind": "commercial",
         *       "externalReference": "4639-99653",
         *       "streetAddress": "737 Broadway Avenue",
         *       "unitNumber": null,
         *       "city": "Saskatoon",
         *       "province": "SK",
         *       "postalCode": "S7N 1B3",
         *       "country": "CA",
         *       "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *       "latitude": 52.12,
         *       "longitude": -106.66,
         *       "approximatePin": false,
         *       "timezone": "America/Regina",
         *       "contactName": "Aylin Ünal",
         *       "phone": "+13066517211",
         *       "pickupNotes": null,
         *       "dropoffNotes": null,
         *       "operatingHours": {
         *         "sunday": {
         *           "closed": true
         *         }
         *       },
         *       "archived": false,
         *       "createdAt": 1795000000,
         *       "updatedAt": 1795000000
         *     }
         */
        Location: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name.
             * @example Broadway & 10th
             */
            name: string;
            /**
             * @description What people call it.
             * @example Broadway shop
             */
            friendlyName: string | null;
            /**
             * @description Name and friendly name.
             * @example Broadway & 10th (Broadway shop)
             */
            fullName: string;
            /**
             * @description What kind of location it is.
             * @example commercial
             * @enum {string}
             */
            kind: "commercial" | "residential" | "general";
            /**
             * @description The owner's own number for it.
             * @example 4639-99653
             */
            externalReference: string | null;
            /**
             * @description Street and number.
             * @example 737 Broadway Avenue
             */
            streetAddress: string;
            /**
             * @description Unit or suite.
             * @example 110
             */
            unitNumber: string | null;
            /**
             * @description City.
             * @example Saskatoon
             */
            city: string;
            /**
             * @description Two-letter province.
             * @example SK
             */
            province: string;
            /**
             * @description Postal code as A1A 1A1.
             * @example S7N 1B3
             */
            postalCode: string | null;
            /**
             * @description Two-letter country.
             * @example CA
             */
            country: string;
            /**
             * @description The address in one line.
             * @example 737 Broadway Avenue, Saskatoon, SK S7N 1B3
             */
            formattedAddress: string;
            /**
             * @description Degrees north.
             * @example 52.12
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -106.66
             */
            longitude: number;
            /**
             * @description The pin stands in the middle of the city or postal area; nobody has put it on the door yet.
             * @example false
             */
            approximatePin: boolean;
            /**
             * @description IANA time zone; found from the coordinates when left out.
             * @example America/Regina
             */
            timezone: string;
            /**
             * @description Whom to ask for.
             * @example Aylin Ünal
             */
            contactName: string | null;
            /**
             * @description Phone in E.164, an extension behind it: `;ext=204`.
             * @example +13066517211
             */
            phone: string | null;
            /**
             * @description What a driver should know at pickup.
             * @example Ring at the back door.
             */
            pickupNotes: string | null;
            /**
             * @description What a driver should know at drop-off.
             * @example Leave with the pharmacist.
             */
            dropoffNotes: string | null;
            operatingHours: components["schemas"]["OperatingHours"];
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description Which CSV column holds which field, by the column's heading. Without latitude and longitude the pins are found by the addresses.
         * @example {
         *       "externalReference": "store_number",
         *       "name": "name",
         *       "streetAddress": "street_address",
         *       "city": "city",
         *       "province": "province",
         *       "postalCode": "postcode",
         *       "phone": "phone",
         *       "timezone": "timezone",
         *       "latitude": "latitude",
         *       "longitude": "longitude"
         *     }
         */
        LocationImportMapping: {
            /**
             * @description Column of the owner's own number.
             * @example store_number
             */
            externalReference?: string;
            /**
             * @description Column of the name.
             * @example name
             */
            name: string;
            /**
             * @description Column of the street.
             * @example street_address
             */
            streetAddress: string;
            /**
             * @description Column of the unit.
             * @example unit
             */
            unitNumber?: string;
            /**
             * @description Column of the city.
             * @example city
             */
            city: string;
            /**
             * @description Column of the province.
             * @example province
             */
            province: string;
            /**
             * @description Column of the postal code.
             * @example postcode
             */
            postalCode?: string;
            /**
             * @description Column of the phone.
             * @example phone
             */
            phone?: string;
            /**
             * @description Column of the time zone.
             * @example timezone
             */
            timezone?: string;
            /**
             * @description Column of the latitude.
             * @example latitude
             */
            latitude?: string;
            /**
             * @description Column of the longitude.
             * @example longitude
             */
            longitude?: string;
        };
        /**
         * @description What became of the rows of one part of a file.
         * @example {
         *       "dryRun": true,
         *       "clean": 40,
         *       "mended": 9,
         *       "refused": 1,
         *       "duplicates": 0,
         *       "rows": []
         *     }
         */
        LocationImportResult: {
            /**
             * @description Whether nothing was stored.
             * @example true
             */
            dryRun: boolean;
            /**
             * @description Good rows as they stood, or only written in another form.
             * @example 40
             */
            clean: number;
            /**
             * @description Good rows after mending.
             * @example 9
             */
            mended: number;
            /**
             * @description Rows refused.
             * @example 1
             */
            refused: number;
            /**
             * @description Rows (of the clean and mended) that are already in the address book.
             * @example 0
             */
            duplicates: number;
            /** @description Row by row. */
            rows: components["schemas"]["LocationImportRow"][];
        };
        /**
         * @description What became of one row of the file.
         * @example {
         *       "line": 27,
         *       "name": "Regina Center Crossing",
         *       "outcome": "created",
         *       "locationId": 31,
         *       "mends": [],
         *       "faults": []
         *     }
         */
        LocationImportRow: {
            /**
             * @description Line in the file.
             * @example 27
             */
            line: number;
            /**
             * @description The name as mended.
             * @example Regina Center Crossing
             */
            name: string;
            /**
             * @description Created (or would be, in a dry run), already there, or refused.
             * @example created
             * @enum {string}
             */
            outcome: "created" | "duplicate" | "refused";
            /**
             * @description The location that was created or is already there.
             * @example 31
             */
            locationId?: number | null;
            /** @description What was put right, or left out, and behind it what is only written in another form. */
            mends: {
                /**
                 * @description The column's heading.
                 * @example postcode
                 */
                column: string;
                /**
                 * @description As it stood.
                 * @example S4P1Y2
                 */
                from: string;
                /**
                 * @description As it is now; empty where it was left out.
                 * @example S4P 1Y2
                 */
                to: string;
                /**
                 * @description The reason.
                 * @example Postal codes are written A1A 1A1
                 */
                why: string;
                /**
                 * @description Rewritten: it says the same in another form. Mended: it says something else, or nothing. Approximate: a pin that was not given stands in the middle of the city or postal area.
                 * @example rewritten
                 * @enum {string}
                 */
                kind: "rewritten" | "mended" | "approximate";
            }[];
            /** @description Why it was refused. */
            faults: {
                /**
                 * @description The column's heading.
                 * @example name
                 */
                column: string;
                /**
                 * @description The reason.
                 * @example The name is missing
                 */
                why: string;
            }[];
        };
        /**
         * @description A location that fits what was typed.
         * @example {
         *       "id": 31,
         *       "name": "Broadway & 10th (Broadway shop)",
         *       "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *       "latitude": 52.12,
         *       "longitude": -106.66
         *     }
         */
        LocationMatch: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name, with what people call it.
             * @example Broadway & 10th (Broadway shop)
             */
            name: string;
            /**
             * @description The address in one line.
             * @example 737 Broadway Avenue, Saskatoon, SK S7N 1B3
             */
            formattedAddress: string;
            /**
             * @description Degrees north.
             * @example 52.12
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -106.66
             */
            longitude: number;
        };
        /**
         * @description At most ten locations, best first, none twice.
         * @example {
         *       "near": null,
         *       "data": []
         *     }
         */
        LocationMatches: {
            /**
             * @description What the distance is counted from; null where nobody has driven yet and no location is known.
             * @example {
             *       "latitude": 52.12,
             *       "longitude": -106.66
             *     }
             */
            near: {
                /**
                 * @description Degrees north.
                 * @example 52.12
                 */
                latitude: number;
                /**
                 * @description Degrees east.
                 * @example -106.66
                 */
                longitude: number;
            } | null;
            /** @description The locations. */
            data: components["schemas"]["LocationMatch"][];
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        LocationsOfBooksPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "city" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description One weekday of the operating hours; open all day when it has no hours.
         * @example {
         *       "closed": false,
         *       "hours": {
         *         "openTime": 28800,
         *         "closeTime": 61200
         *       }
         *     }
         */
        OperatingDay: {
            /**
             * @description Closed the whole day.
             * @example false
             */
            closed: boolean;
            hours?: components["schemas"]["DayHours"];
        };
        /**
         * Operating hours
         * @description When a location is open, by weekday.
         * @example {
         *       "monday": {
         *         "closed": false,
         *         "hours": {
         *           "openTime": 28800,
         *           "closeTime": 61200
         *         }
         *       },
         *       "sunday": {
         *         "closed": true
         *       }
         *     }
         */
        OperatingHours: {
            monday?: components["schemas"]["OperatingDay"];
            tuesday?: components["schemas"]["OperatingDay"];
            wednesday?: components["schemas"]["OperatingDay"];
            thursday?: components["schemas"]["OperatingDay"];
            friday?: components["schemas"]["OperatingDay"];
            saturday?: components["schemas"]["OperatingDay"];
            sunday?: components["schemas"]["OperatingDay"];
        };
        /**
         * @description Where the latest orders went, newest first, each location once.
         * @example {
         *       "pickups": [],
         *       "dropoffs": []
         *     }
         */
        RecentLocations: {
            /** @description Where they began. */
            pickups: components["schemas"]["LocationMatch"][];
            /** @description Where they ended. */
            dropoffs: components["schemas"]["LocationMatch"][];
        };
        /**
         * @description The time zone of a point.
         * @example {
         *       "canonicalIdentifier": "America/Regina",
         *       "utcOffsetSeconds": -21600
         *     }
         */
        Timezone: {
            /**
             * @description IANA name.
             * @example America/Regina
             */
            canonicalIdentifier: string;
            /**
             * @description Seconds east of UTC now.
             * @example -21600
             */
            utcOffsetSeconds: number;
        };
        /**
         * @description Billed, unbilled or not billable.
         * @example not_exported
         * @enum {string}
         */
        BillStatus: "exported" | "not_exported" | "not_exportable";
        /**
         * @description Two linked orders: the one sold to the customer, the one bought of another courier. Shown to the courier between them alone.
         * @example {
         *       "sellOrderId": 10482,
         *       "buyOrderId": 10490,
         *       "receiverTenant": {
         *         "id": 4,
         *         "name": "Queen City Rush"
         *       },
         *       "sellPreTaxCadCents": 6162,
         *       "buyPreTaxCadCents": 4300,
         *       "marginCadCents": 1862
         *     }
         */
        Brokerage: {
            sellOrderId: components["schemas"]["Id"];
            buyOrderId: components["schemas"]["Id"];
            receiverTenant: components["schemas"]["TenantRef"];
            /**
             * @description What the customer pays before tax; null when hidden or not priced.
             * @example 6162
             */
            sellPreTaxCadCents: number | null;
            /**
             * @description What buying costs before tax; null when hidden or not priced.
             * @example 4300
             */
            buyPreTaxCadCents: number | null;
            /**
             * @description The difference.
             * @example 1862
             */
            marginCadCents: number | null;
        };
        /**
         * @description An answer to what the other courier of a brokerage changed.
         * @example {
         *       "exception": "sold_order_edited",
         *       "version": 2,
         *       "accept": false,
         *       "comment": "The van takes two of these at most."
         *     }
         */
        BrokerageAnswer: {
            exception: components["schemas"]["BrokerageExceptionCode"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Whether it is agreed to.
             * @example true
             */
            accept: boolean;
            /**
             * @description What the other courier is to know; must be there when it is not agreed to.
             * @example The van takes two of these at most.
             */
            comment?: string;
        };
        /**
         * @description The service by which an order is handed on.
         * @example {
         *       "serviceId": 4,
         *       "serviceSpeedId": 12,
         *       "buyPreTaxCadCents": 4300
         *     }
         */
        BrokerageConfirm: {
            serviceId: components["schemas"]["Id"];
            serviceSpeedId: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description What the person who confirms was shown that it costs before tax. Another price by now answers 422 `offer_changed`. Left out, any price is taken.
             * @example 4300
             */
            buyPreTaxCadCents?: number | null;
        };
        /**
         * @description What the other courier of a brokerage did and this one has yet to accept or to answer (docs/rules/brokerage.md, "Exceptions").
         * @example {
         *       "exception": "bought_price_changed",
         *       "version": 2,
         *       "otherTenantName": "Queen City Rush",
         *       "pricingFrom": 950,
         *       "pricingTo": 5950
         *     }
         */
        BrokerageException: {
            exception: components["schemas"]["BrokerageExceptionCode"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description The other courier.
             * @example Queen City Rush
             */
            otherTenantName: string;
            /**
             * @description Of `bought_price_changed`: what was agreed, cents before tax. Left out for people who may not read prices.
             * @example 950
             */
            pricingFrom?: number | null;
            /**
             * @description What it costs now.
             * @example 5950
             */
            pricingTo?: number | null;
            /** @description Of `sold_order_edited`: what was changed since it was agreed. */
            changes?: components["schemas"]["FieldChange"][];
            /**
             * @description Of `brokerage_answered`: what was answered.
             * @example x
             */
            comment?: string;
        };
        /**
         * @description What one side of a brokerage has to be told: `bought_price_changed` on the sold order, `sold_order_edited` on the bought one, `brokerage_answered` on either.
         * @example bought_price_changed
         * @enum {string}
         */
        BrokerageExceptionCode: "bought_price_changed" | "sold_order_edited" | "brokerage_answered";
        /**
         * @description What brokering an order to a courier would mean: each service it could go by, with the price of buying it and the margin.
         * @example {
         *       "orderId": 10482,
         *       "receiverTenant": {
         *         "id": 4,
         *         "name": "Queen City Rush",
         *         "image": null,
         *         "address": "2100 Dewdney Ave, Regina, SK",
         *         "phone": "+13065550177"
         *       },
         *       "sellPreTaxCadCents": 6162,
         *       "sellPriceCadCents": 6470,
         *       "options": [],
         *       "refusal": null
         *     }
         */
        BrokerageOffer: {
            orderId: components["schemas"]["Id"];
            receiverTenant: components["schemas"]["OrderParty"];
            /**
             * @description What the customer pays before tax; null while there is no price.
             * @example 6162
             */
            sellPreTaxCadCents: number | null;
            /**
             * @description The same with tax.
             * @example 6470
             */
            sellPriceCadCents: number | null;
            /** @description The services and speeds, the cheapest first. */
            options: {
                serviceId: components["schemas"]["Id"];
                /**
                 * @description The service.
                 * @example Regina Same Day
                 */
                serviceName: string;
                /**
                 * @description The vehicle.
                 * @example Van
                 */
                vehicleName: string | null;
                serviceSpeedId: components["schemas"]["Id"];
                /**
                 * @description The speed.
                 * @example Rush
                 */
                serviceSpeedName: string;
                /**
                 * @description Promised drop-off (unix seconds).
                 * @example 1795286700
                 */
                dueAt: number | null;
                /**
                 * @description What it costs before tax; null without a price.
                 * @example 4300
                 */
                buyPreTaxCadCents: number | null;
                /**
                 * @description The same with tax.
                 * @example 4515
                 */
                buyPriceCadCents: number | null;
                /**
                 * @description Sell less buy, both before tax.
                 * @example 1862
                 */
                marginCadCents: number | null;
                /**
                 * @description Why it cannot be chosen, such as a parcel that does not fit.
                 * @example []
                 */
                problems: string[];
            }[];
            /**
             * @description Why the order cannot be brokered at all; null when it can.
             * @example null
             */
            refusal: string | null;
        };
        /**
         * @description The couriers that an order can be brokered to, by name, at most 100.
         * @example {
         *       "receivers": [
         *         {
         *           "id": 4,
         *           "name": "Queen City Rush"
         *         }
         *       ]
         *     }
         */
        BrokerageReceivers: {
            /** @description The couriers. */
            receivers: components["schemas"]["TenantRef"][];
        };
        /**
         * @description What became of each order of a bulk act, in the order asked.
         * @example {
         *       "results": [
         *         {
         *           "orderId": 10482,
         *           "ok": true,
         *           "status": "assigned"
         *         }
         *       ]
         *     }
         */
        BulkOrderResults: {
            /** @description One a row. */
            results: {
                orderId: components["schemas"]["Id"];
                /**
                 * @description Whether it was done.
                 * @example true
                 */
                ok: boolean;
                status?: components["schemas"]["OrderStatus"];
                /**
                 * @description Why not (a stable word).
                 * @example invalid_transition
                 */
                code?: string;
                /**
                 * @description Why not (a sentence).
                 * @example Order 10483 is already completed.
                 */
                message?: string;
            }[];
        };
        /**
         * @description The orders to be taken from their drivers.
         * @example {
         *       "orders": [
         *         {
         *           "userId": 11,
         *           "orderId": 10482
         *         }
         *       ]
         *     }
         */
        BulkUnassign: {
            /** @description Each with the driver it is taken from. */
            orders: {
                userId: components["schemas"]["Id"];
                orderId: components["schemas"]["Id"];
            }[];
        };
        /**
         * @description Who cancelled an order, when and why.
         * @example {
         *       "cancelledAt": 1795281300,
         *       "actorName": "Dana Kowalski",
         *       "actorTenantName": "Prairie Sky Couriers",
         *       "reason": "The customer rang to cancel."
         *     }
         */
        Cancellation: {
            cancelledAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Who.
             * @example Dana Kowalski
             */
            actorName: string;
            /**
             * @description From which tenant.
             * @example Prairie Sky Couriers
             */
            actorTenantName: string | null;
            /**
             * @description Why.
             * @example The customer rang to cancel.
             */
            reason: string;
        };
        /**
         * @description A driver begins to wait at a stop.
         * @example {
         *       "stop": "pickup",
         *       "lat": 52.12,
         *       "lng": -106.66
         *     }
         */
        CheckIn: {
            /**
             * Format: uuid
             * @description The period; the server makes one when it is left out.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid?: string;
            stop: components["schemas"]["StopType"];
            /**
             * @description Degrees north; null when the device did not know.
             * @example 52.12
             */
            lat?: number | null;
            /**
             * @description Degrees east; null when the device did not know.
             * @example -106.66
             */
            lng?: number | null;
            occurredAt?: components["schemas"]["OccurredAt"];
        };
        /**
         * @description A driver ends waiting at a stop.
         * @example {
         *       "uid": "3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "lat": 52.12,
         *       "lng": -106.66
         *     }
         */
        CheckOut: {
            /**
             * Format: uuid
             * @description The period of the check-in.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid: string;
            /**
             * @description Degrees north; null when the device did not know.
             * @example 52.12
             */
            lat?: number | null;
            /**
             * @description Degrees east; null when the device did not know.
             * @example -106.66
             */
            lng?: number | null;
            occurredAt?: components["schemas"]["OccurredAt"];
        };
        /**
         * @description A comment on an order.
         * @example {
         *       "comment": "The elevator is out."
         *     }
         */
        CommentInput: {
            /**
             * Format: visible
             * @description 1 to 300 characters after trim.
             * @example The elevator is out.
             */
            comment: string;
        };
        /**
         * @description An order for a delivery. `customerTenantId` pays; it is the request's tenant itself or a customer of it.
         * @example {
         *       "customerTenantId": 2,
         *       "serviceId": 1,
         *       "serviceSpeedId": 3,
         *       "tagIds": [],
         *       "pickupLocationId": 31,
         *       "dropoffLocationId": 32,
         *       "parcels": [
         *         {
         *           "parcelTypeId": 2,
         *           "quantity": 2
         *         }
         *       ],
         *       "availableAt": 1795281300,
         *       "poNumber": "PO-7781"
         *     }
         */
        DeliveryOrderCreate: {
            customerTenantId: components["schemas"]["Id"];
            serviceId: components["schemas"]["Id"];
            serviceSpeedId: components["schemas"]["Id"];
            /**
             * @description Tags.
             * @example [
             *       4
             *     ]
             */
            tagIds?: components["schemas"]["Id"][];
            pickupLocationId: components["schemas"]["Id"];
            dropoffLocationId: components["schemas"]["Id"];
            /** @description What is carried; each type once. */
            parcels: components["schemas"]["ParcelDetailInput"][];
            availableAt: components["schemas"]["UnixSeconds"];
            /**
             * @description The customer's purchase order.
             * @example PO-7781
             */
            poNumber?: string;
            /**
             * @description Notes for the courier.
             * @example Fragile.
             */
            orderNotes?: string;
            orderFields?: components["schemas"]["OrderFieldValues"];
            /**
             * @description Yes to what is hardly ever meant, a time more than a year ahead or a way from a place to itself; without it 422 `unusual_order` asks.
             * @example true
             */
            confirmUnusual?: boolean;
        };
        /**
         * @description The order that was placed.
         * @example {
         *       "id": 10482,
         *       "uid": "3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "status": "created",
         *       "pricing": {
         *         "type": "default",
         *         "pricingType": "variable",
         *         "status": "priced",
         *         "hidden": false,
         *         "priceCadCents": 6470,
         *         "preTaxCadCents": 6162,
         *         "lineItems": []
         *       }
         *     }
         */
        DeliveryOrderCreated: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description What an outsider holds.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid: string;
            status: components["schemas"]["OrderStatus"];
            pricing: components["schemas"]["Pricing"];
        };
        /**
         * @description An order as it was ordered, by ids and names: what one needs to order the same again. An id is null where what it named is gone; its name stays.
         * @example {
         *       "id": 10482,
         *       "uid": "3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "customerTenant": {
         *         "id": 2,
         *         "name": "Meewasin Pharmacy Group"
         *       },
         *       "courierTenant": {
         *         "id": 1,
         *         "name": "Prairie Sky Couriers"
         *       },
         *       "service": {
         *         "id": 1,
         *         "name": "City Same Day"
         *       },
         *       "serviceSpeed": {
         *         "id": 3,
         *         "name": "Rush"
         *       },
         *       "tags": [],
         *       "pickupLocationId": 31,
         *       "dropoffLocationId": 32,
         *       "parcels": [
         *         {
         *           "parcelTypeId": 2,
         *           "name": "Medium box",
         *           "quantity": 2,
         *           "weightKg": 12.5,
         *           "lengthM": 0.4,
         *           "widthM": 0.3,
         *           "heightM": 0.3
         *         }
         *       ],
         *       "availableAt": 1795281300,
         *       "poNumber": "PO-7781",
         *       "orderNotes": null,
         *       "orderFields": []
         *     }
         */
        DeliveryOrderData: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description What the label carries.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid: string;
            customerTenant: components["schemas"]["TenantRef"];
            courierTenant: components["schemas"]["TenantRef"];
            service: components["schemas"]["OrderedPart"];
            serviceSpeed: components["schemas"]["OrderedPart"];
            /** @description The tags. */
            tags: components["schemas"]["OrderedPart"][];
            /**
             * @description The saved location of the pickup.
             * @example 31
             */
            pickupLocationId: number | null;
            /**
             * @description The saved location of the drop-off.
             * @example 32
             */
            dropoffLocationId: number | null;
            /** @description What is carried, each type once. */
            parcels: {
                /**
                 * @description Their type.
                 * @example 2
                 */
                parcelTypeId: number | null;
                /**
                 * @description The name of their type.
                 * @example Medium box
                 */
                name: string;
                /**
                 * @description Pieces.
                 * @example 2
                 */
                quantity: number;
                /**
                 * @description Kilograms.
                 * @example 12.5
                 */
                weightKg: number | null;
                /**
                 * @description Metres.
                 * @example 0.4
                 */
                lengthM: number | null;
                /**
                 * @description Metres.
                 * @example 0.3
                 */
                widthM: number | null;
                /**
                 * @description Metres.
                 * @example 0.3
                 */
                heightM: number | null;
                typed?: components["schemas"]["TypedSizes"];
            }[];
            availableAt: components["schemas"]["UnixSeconds"];
            /**
             * @description The customer's purchase order.
             * @example PO-7781
             */
            poNumber: string | null;
            /**
             * @description Notes for the courier.
             * @example null
             */
            orderNotes: string | null;
            /** @description What it has in its courier's own fields. */
            orderFields: components["schemas"]["KeptOrderField"][];
        };
        /**
         * @description What the driver of an order needs at its stops, in one call; no price is in it.
         * @example {
         *       "id": 10482,
         *       "uid": "3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "status": "assigned",
         *       "orderNotes": null,
         *       "orderFields": [
         *         {
         *           "id": 3,
         *           "name": "Call before arriving",
         *           "kind": "yesNo",
         *           "value": true
         *         }
         *       ],
         *       "availableAt": 1795281300,
         *       "dueAt": 1795286700,
         *       "serviceName": "City Same Day",
         *       "serviceSpeedName": "Rush",
         *       "senderTenant": {
         *         "id": 2,
         *         "name": "Meewasin Pharmacy Group"
         *       },
         *       "receiverTenant": {
         *         "id": 1,
         *         "name": "Prairie Sky Couriers",
         *         "image": null,
         *         "address": "306 Ontario Ave, Saskatoon, SK",
         *         "phone": "+13065550199"
         *       },
         *       "driver": {
         *         "id": 11,
         *         "firstName": "Ravi",
         *         "lastName": "Patel"
         *       },
         *       "pickupLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "friendlyName": null,
         *         "fullName": "Broadway & 10th",
         *         "unitNumber": null,
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66,
         *         "timezone": "America/Regina",
         *         "contactName": "Aylin Ünal",
         *         "phone": "+13066517211",
         *         "operatingHours": {},
         *         "pickupNotes": null,
         *         "dropoffNotes": null
         *       },
         *       "dropoffLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "friendlyName": null,
         *         "fullName": "Broadway & 10th",
         *         "unitNumber": null,
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66,
         *         "timezone": "America/Regina",
         *         "contactName": "Aylin Ünal",
         *         "phone": "+13066517211",
         *         "operatingHours": {},
         *         "pickupNotes": null,
         *         "dropoffNotes": null
         *       },
         *       "parcelDetails": [],
         *       "totalParcels": 2,
         *       "totalWeightKg": 25,
         *       "geostampsEnabled": true,
         *       "geostamps": [],
         *       "protocol": {
         *         "pickup": [],
         *         "dropoff": []
         *       },
         *       "protocolData": [],
         *       "next": {
         *         "current": "assigned",
         *         "next": "pickedUp",
         *         "stop": "pickup",
         *         "requirements": [],
         *         "missingActions": [],
         *         "undo": null
         *       }
         *     }
         */
        DeliveryOrderDriverView: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description What the label carries.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Notes for the courier.
             * @example null
             */
            orderNotes: string | null;
            /** @description What it has in its courier's own fields, of those that appear on orders. */
            orderFields: components["schemas"]["KeptOrderField"][];
            availableAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Promised drop-off (unix seconds).
             * @example 1795286700
             */
            dueAt: number | null;
            /**
             * @description The service.
             * @example City Same Day
             */
            serviceName: string;
            /**
             * @description The speed.
             * @example Rush
             */
            serviceSpeedName: string;
            senderTenant: components["schemas"]["TenantRef"];
            receiverTenant: components["schemas"]["OrderParty"];
            /** @description The driver; null while unassigned. */
            driver: components["schemas"]["Person"] | null;
            pickupLocation: components["schemas"]["OrderLocation"];
            dropoffLocation: components["schemas"]["OrderLocation"];
            /** @description The parcels. */
            parcelDetails: components["schemas"]["ParcelDetail"][];
            /**
             * @description Pieces.
             * @example 2
             */
            totalParcels: number;
            /**
             * @description Kilograms in all; null while a part of it is not known.
             * @example 25
             */
            totalWeightKg: number | null;
            /**
             * @description Whether positions are stamped at the stops.
             * @example true
             */
            geostampsEnabled: boolean;
            /** @description The stamps. */
            geostamps: components["schemas"]["Geostamp"][];
            /** @description What is asked. */
            protocol: {
                /** @description At pickup. */
                pickup: components["schemas"]["ProtocolAction"][];
                /** @description At drop-off. */
                dropoff: components["schemas"]["ProtocolAction"][];
            };
            /** @description What was captured. */
            protocolData: components["schemas"]["ProtocolEntry"][];
            next: components["schemas"]["DeliveryOrderNext"];
        };
        /**
         * @description An order that needs its courier's attention.
         * @example {
         *       "id": 10482,
         *       "order": {
         *         "id": 10482,
         *         "status": "created",
         *         "billStatus": "not_exported",
         *         "poNumber": null,
         *         "orderNotes": null,
         *         "availableAt": 1795281300,
         *         "dueAt": null,
         *         "createdAt": 1795280000,
         *         "updatedAt": 1795281300,
         *         "senderTenant": {
         *           "id": 2,
         *           "name": "Meewasin Pharmacy Group"
         *         },
         *         "receiverTenant": {
         *           "id": 1,
         *           "name": "Prairie Sky Couriers"
         *         },
         *         "brokeredTo": null,
         *         "driver": null,
         *         "serviceName": "City Same Day",
         *         "serviceSpeedName": "Rush",
         *         "serviceSpeedTextColor": "#c2410c",
         *         "tags": [],
         *         "pickupLocation": {
         *           "id": 31,
         *           "name": "Broadway & 10th",
         *           "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *           "city": "Saskatoon",
         *           "latitude": 52.12,
         *           "longitude": -106.66
         *         },
         *         "dropoffLocation": {
         *           "id": 31,
         *           "name": "Broadway & 10th",
         *           "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *           "city": "Saskatoon",
         *           "latitude": 52.12,
         *           "longitude": -106.66
         *         },
         *         "dropoffZone": "Stonebridge",
         *         "totalParcels": 2,
         *         "totalWeightKg": 25,
         *         "distanceM": 132400,
         *         "timeS": 5471,
         *         "pricing": {
         *           "hidden": false,
         *           "status": "missing",
         *           "priceCadCents": null
         *         },
         *         "exceptions": [
         *           "price_missing"
         *         ]
         *       },
         *       "problems": [
         *         {
         *           "code": "price_missing",
         *           "message": "The distance falls in no band of the service: 132.4 km.",
         *           "advice": "Type its price.",
         *           "setting": {
         *             "serviceId": 1,
         *             "serviceRevisionId": 4,
         *             "component": "distance-range",
         *             "id": null
         *           }
         *         }
         *       ]
         *     }
         */
        DeliveryOrderException: {
            id: components["schemas"]["Id"];
            order: components["schemas"]["DeliveryOrderListItem"];
            /** @description What it waits for. */
            problems: {
                /**
                 * @description A price that nobody typed, or that lacks a band, zone, option or rate; one that changed after its export; what another courier wants accepted or answered.
                 * @example price_missing
                 * @enum {string}
                 */
                code: "price_pending" | "price_missing" | "price_changed_after_export" | "bought_price_changed" | "sold_order_edited" | "brokerage_answered";
                /**
                 * @description A sentence.
                 * @example The distance falls in no band of the service: 132.4 km.
                 */
                message: string;
                /**
                 * @description What to do.
                 * @example Type its price.
                 */
                advice: string;
                /** @description The part of its service that lacks something; null where no setting does. */
                setting: components["schemas"]["PriceSetting"] | null;
            }[];
        };
        /**
         * @description A page of orders that need attention.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        DeliveryOrderExceptionPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["DeliveryOrderException"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "urgency",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        DeliveryOrderExceptionPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example urgency
                 * @enum {string}
                 */
                field: "urgency" | "availableAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description A field of a courier's own on its orders.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Cost centre",
         *       "kind": "text",
         *       "options": [],
         *       "help": "As on your purchase order",
         *       "required": false,
         *       "shownIn": [
         *         "Scheduler",
         *         "Order"
         *       ],
         *       "position": 1,
         *       "pinned": false,
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        DeliveryOrderField: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description What it is called on the order and in exports.
             * @example Cost centre
             */
            name: string;
            /**
             * @description What it holds.
             * @example text
             * @enum {string}
             */
            kind: "text" | "number" | "yesNo" | "choice";
            /**
             * @description What can be chosen, in its order; only of the kind choice.
             * @example []
             */
            options: string[];
            /**
             * @description What is said beside it to the person who fills it in.
             * @example As on your purchase order
             */
            help: string | null;
            /**
             * @description Whether no order can be placed without it.
             * @example false
             */
            required: boolean;
            /**
             * @description Where it appears.
             * @example [
             *       "Scheduler",
             *       "Order"
             *     ]
             */
            shownIn: ("Scheduler" | "Order" | "Exports")[];
            /**
             * @description Where it stands among the fields, the lowest first; a new one comes last.
             * @example 1
             */
            position: number;
            /**
             * @description Whether it is offered at once and not under more details.
             * @example false
             */
            pinned: boolean;
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description Which orders.
         * @example {
         *       "statuses": [
         *         "created"
         *       ],
         *       "availableBefore": 1795281300
         *     }
         */
        DeliveryOrderFilter: {
            /**
             * @description Any of these statuses.
             * @example [
             *       "created"
             *     ]
             */
            statuses?: components["schemas"]["OrderStatus"][];
            driverId?: components["schemas"]["Id"];
            customerId?: components["schemas"]["Id"];
            /**
             * @description True: only orders that the tenant's own drivers carry out, neither brokered to another courier nor placed with one. False: only the others.
             * @example true
             */
            carriedOutHere?: boolean;
            availableFrom?: components["schemas"]["UnixSeconds"];
            availableBefore?: components["schemas"]["UnixSeconds"];
            /**
             * @description Text over number, PO number, stops, notes, and the names of customer and driver; at least three letters, or an order number. `WB0010330` and `#10330` name the order of that number alone. Capitals, accents and apostrophes do not matter, nor how a dash, a postal code or a phone number is written.
             * @example broadway
             */
            search?: string;
        };
        /**
         * @description What the order drawer shows.
         * @example {
         *       "id": 10482,
         *       "status": "assigned",
         *       "billStatus": "not_exported",
         *       "brokeredTo": null,
         *       "driver": {
         *         "id": 11,
         *         "firstName": "Ravi",
         *         "lastName": "Patel"
         *       },
         *       "senderTenant": {
         *         "id": 2,
         *         "name": "Meewasin Pharmacy Group"
         *       },
         *       "receiverTenant": {
         *         "id": 1,
         *         "name": "Prairie Sky Couriers",
         *         "image": null,
         *         "address": "306 Ontario Ave, Saskatoon, SK",
         *         "phone": "+13065550199"
         *       },
         *       "pickupLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66
         *       },
         *       "pricing": {
         *         "type": "default",
         *         "pricingType": "variable",
         *         "status": "priced",
         *         "hidden": false,
         *         "priceCadCents": 6470,
         *         "preTaxCadCents": 6162,
         *         "lineItems": []
         *       },
         *       "pricingVersion": 1,
         *       "parcelDetails": [],
         *       "geostampsEnabled": false,
         *       "cancellationReason": null,
         *       "cancellation": null,
         *       "updatedAt": 1795281300
         *     }
         */
        DeliveryOrderInfoView: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            billStatus: components["schemas"]["BillStatus"];
            /** @description The courier that the order is brokered to, shown to the courier that brokered it alone; null otherwise. */
            brokeredTo: components["schemas"]["TenantRef"] | null;
            /** @description The driver, shown inside the courier's tenant and to the customer once assigned; null while unassigned. */
            driver: components["schemas"]["Person"] | null;
            senderTenant: components["schemas"]["TenantRef"];
            receiverTenant: components["schemas"]["OrderParty"];
            pickupLocation: components["schemas"]["LocationSummary"];
            pricing: components["schemas"]["Pricing"];
            pricingVersion: components["schemas"]["EditVersion"];
            /** @description The parcels. */
            parcelDetails: components["schemas"]["ParcelDetail"][];
            /**
             * @description Whether positions are stamped at the stops.
             * @example false
             */
            geostampsEnabled: boolean;
            /**
             * @description Why it was cancelled.
             * @example null
             */
            cancellationReason: string | null;
            /** @description Who cancelled it and why; null unless cancelled. */
            cancellation: components["schemas"]["Cancellation"] | null;
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description An order as lists and boards show it.
         * @example {
         *       "id": 10482,
         *       "status": "assigned",
         *       "billStatus": "not_exported",
         *       "poNumber": "PO-7781",
         *       "orderNotes": null,
         *       "availableAt": 1795281300,
         *       "dueAt": 1795286700,
         *       "createdAt": 1795280000,
         *       "updatedAt": 1795281300,
         *       "senderTenant": {
         *         "id": 2,
         *         "name": "Meewasin Pharmacy Group"
         *       },
         *       "receiverTenant": {
         *         "id": 1,
         *         "name": "Prairie Sky Couriers"
         *       },
         *       "brokeredTo": null,
         *       "driver": {
         *         "id": 11,
         *         "firstName": "Ravi",
         *         "lastName": "Patel"
         *       },
         *       "serviceName": "City Same Day",
         *       "serviceSpeedName": "Rush",
         *       "serviceSpeedTextColor": "#c2410c",
         *       "tags": [],
         *       "pickupLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66
         *       },
         *       "dropoffLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66
         *       },
         *       "dropoffZone": "Stonebridge",
         *       "totalParcels": 2,
         *       "totalWeightKg": 25,
         *       "distanceM": 14300,
         *       "timeS": 1471,
         *       "pricing": {
         *         "hidden": false,
         *         "status": "priced",
         *         "priceCadCents": 6470
         *       },
         *       "exceptions": []
         *     }
         */
        DeliveryOrderListItem: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            billStatus: components["schemas"]["BillStatus"];
            /**
             * @description The customer's purchase order.
             * @example PO-7781
             */
            poNumber: string | null;
            /**
             * @description Notes for the courier.
             * @example Fragile.
             */
            orderNotes: string | null;
            availableAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Promised drop-off (unix seconds).
             * @example 1795286700
             */
            dueAt: number | null;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
            senderTenant: components["schemas"]["TenantRef"];
            receiverTenant: components["schemas"]["TenantRef"];
            /** @description The courier that the order is brokered to, shown to the courier that brokered it alone; null otherwise. */
            brokeredTo: components["schemas"]["TenantRef"] | null;
            /** @description The driver, shown inside the courier's tenant and to the customer once assigned; null while unassigned. */
            driver: components["schemas"]["Person"] | null;
            /**
             * @description The service.
             * @example City Same Day
             */
            serviceName: string;
            /**
             * @description The speed.
             * @example Rush
             */
            serviceSpeedName: string;
            /**
             * @description Colour of the speed's name.
             * @example #c2410c
             */
            serviceSpeedTextColor: string;
            /** @description Tags. */
            tags: components["schemas"]["Tag"][];
            pickupLocation: components["schemas"]["LocationSummary"];
            dropoffLocation: components["schemas"]["LocationSummary"];
            /**
             * @description The zone in which the drop-off lay on the service's map when the order was placed, shown to the courier that carries it out; null to everybody else, without a map and outside its zones.
             * @example Stonebridge
             */
            dropoffZone: string | null;
            /**
             * @description Pieces.
             * @example 2
             */
            totalParcels: number;
            /**
             * @description Kilograms in all; null while a part of it is not known.
             * @example 25
             */
            totalWeightKg: number | null;
            /**
             * @description Metres.
             * @example 14300
             */
            distanceM: number;
            /**
             * @description Driving seconds.
             * @example 1471
             */
            timeS: number;
            pricing: components["schemas"]["ListPricing"];
            /**
             * @description What a dispatcher should look at, such as `price_missing`.
             * @example []
             */
            exceptions: string[];
        };
        /**
         * @description A file attached to an order.
         * @example {
         *       "id": 7,
         *       "name": "Front door.jpg",
         *       "url": "/delivery-orders/10482/media/7",
         *       "contentType": "image/jpeg",
         *       "sizeBytes": 184302,
         *       "createdAt": 1795281300,
         *       "attachedByName": "Ravi Patel",
         *       "stop": "dropoff"
         *     }
         */
        DeliveryOrderMedia: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Front door.jpg
             */
            name: string;
            /**
             * @description Where its content is, a path under the API.
             * @example /delivery-orders/10482/media/7
             */
            url: string;
            /**
             * @description What the server found it to be.
             * @example image/jpeg
             */
            contentType: string;
            /**
             * @description Bytes.
             * @example 184302
             */
            sizeBytes: number;
            createdAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Who attached it; null where the names of drivers are not shown.
             * @example Ravi Patel
             */
            attachedByName: string | null;
            /** @description The stop whose protocol it belongs to; null when it was attached by itself. */
            stop: components["schemas"]["StopType"] | null;
        };
        /**
         * @description The files of an order, newest first, at most 200.
         * @example {
         *       "media": []
         *     }
         */
        DeliveryOrderMediaList: {
            /** @description The files. */
            media: components["schemas"]["DeliveryOrderMedia"][];
        };
        /**
         * @description The next forward move of an order, what is still required for it, and the last one as far as it can be taken back.
         * @example {
         *       "current": "assigned",
         *       "next": "pickedUp",
         *       "stop": "pickup",
         *       "requirements": [],
         *       "missingActions": [],
         *       "undo": null
         *     }
         */
        DeliveryOrderNext: {
            current: components["schemas"]["OrderStatus"];
            /** @description The next status; null when the order is closed or waits for a driver. */
            next: components["schemas"]["OrderStatus"] | null;
            /** @description The stop at which the move is made; null when it is made at none. */
            stop: components["schemas"]["StopType"] | null;
            /**
             * @description What is still missing, in words.
             * @example []
             */
            requirements: string[];
            /** @description Required actions of the stop without an answer. */
            missingActions: components["schemas"]["ProtocolAction"][];
            /** @description The last move while the caller may take it back; null otherwise. */
            undo: components["schemas"]["UndoableMove"] | null;
        };
        /**
         * @description An edit of an order that is to be priced without being made.
         * @example {
         *       "overrideSelectedServiceSpeedId": 3,
         *       "overrideDistanceEstimateM": 14300,
         *       "overrideTimeEstimateS": 1471,
         *       "overrideSelectedParcelTypeIds": [
         *         2
         *       ],
         *       "overrideParcelDetails": [
         *         {
         *           "parcelId": 2,
         *           "quantity": 2,
         *           "weight": 12.5,
         *           "length": 0.6,
         *           "width": 0.4,
         *           "height": 0.4
         *         }
         *       ],
         *       "availableDate": 1795281300
         *     }
         */
        DeliveryOrderOverridePreview: {
            overrideSelectedServiceSpeedId: components["schemas"]["Id"];
            /**
             * @description Metres.
             * @example 14300
             */
            overrideDistanceEstimateM: number;
            /**
             * @description Driving seconds.
             * @example 1471
             */
            overrideTimeEstimateS: number;
            /**
             * @description The parcel types on the order; the same as in `overrideParcelDetails`.
             * @example [
             *       2
             *     ]
             */
            overrideSelectedParcelTypeIds: components["schemas"]["Id"][];
            /** @description What is carried; each parcel type once, but on an order that was bought, whose parcels keep their measures. A piece may be turned to fit its type. */
            overrideParcelDetails: components["schemas"]["OverrideParcelDetail"][];
            availableDate: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description An order as it stands to be edited, with what its pinned service revision offers.
         * @example {
         *       "id": 10482,
         *       "version": 3,
         *       "editedAt": null,
         *       "editedByName": null,
         *       "poNumber": "PO-7781",
         *       "orderNotes": null,
         *       "orderFields": [],
         *       "availableAt": 1795281300,
         *       "selectedServiceSpeed": {
         *         "id": 3
         *       },
         *       "serviceSpeeds": [
         *         {
         *           "id": 3,
         *           "name": "Rush"
         *         }
         *       ],
         *       "distanceM": 14300,
         *       "timeS": 1471,
         *       "selectedParcelDetails": [],
         *       "parcelTypes": []
         *     }
         */
        DeliveryOrderOverrideView: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description When it was last edited (unix seconds); null if never.
             * @example null
             */
            editedAt: number | null;
            /**
             * @description Who edited it last.
             * @example null
             */
            editedByName: string | null;
            /**
             * @description The customer's purchase order.
             * @example PO-7781
             */
            poNumber: string | null;
            /**
             * @description Notes for the courier.
             * @example null
             */
            orderNotes: string | null;
            /** @description The courier's own fields that appear on orders, each with what the order has in it. */
            orderFields: {
                field: components["schemas"]["OfferedOrderField"];
                /** @description null while it is not filled in. */
                value: components["schemas"]["OrderFieldValue"] | null;
            }[];
            availableAt: components["schemas"]["UnixSeconds"];
            /** @description The speed it is ordered at. */
            selectedServiceSpeed: {
                id: components["schemas"]["Id"];
            };
            /** @description The speeds of the service. */
            serviceSpeeds: {
                id: components["schemas"]["Id"];
                /**
                 * @description Its name.
                 * @example Rush
                 */
                name: string;
            }[];
            /**
             * @description Metres.
             * @example 14300
             */
            distanceM: number;
            /**
             * @description Driving seconds.
             * @example 1471
             */
            timeS: number;
            /** @description The parcels on the order. `id` is the id of the parcel type. */
            selectedParcelDetails: {
                id: components["schemas"]["Id"];
                /**
                 * @description The type's name.
                 * @example Medium box
                 */
                name: string;
                /**
                 * @description Kilograms.
                 * @example 12.5
                 */
                weightKg: number | null;
                /**
                 * @description Metres.
                 * @example 0.6
                 */
                lengthM: number | null;
                /**
                 * @description Metres.
                 * @example 0.4
                 */
                widthM: number | null;
                /**
                 * @description Metres.
                 * @example 0.4
                 */
                heightM: number | null;
                /**
                 * @description How many.
                 * @example 2
                 */
                quantity: number;
                typed?: components["schemas"]["TypedSizes"];
                /**
                 * @description Kilograms in all.
                 * @example 25
                 */
                totalWeightKg: number | null;
            }[];
            /** @description What the service carries. */
            parcelTypes: {
                id: components["schemas"]["Id"];
                /**
                 * @description Its name.
                 * @example Medium box
                 */
                name: string;
                /**
                 * @description Kilograms.
                 * @example 20
                 */
                maxWeightKg: number | null;
                /**
                 * @description Metres.
                 * @example 0.6
                 */
                maxLengthM: number | null;
                /**
                 * @description Metres.
                 * @example 0.4
                 */
                maxWidthM: number | null;
                /**
                 * @description Metres.
                 * @example 0.4
                 */
                maxHeightM: number | null;
            }[];
        };
        /**
         * @description The details and parcels of an order as a person edited them. `orderFields` are all values of the courier's own fields that appear on orders, one that is left out is emptied; left out as a whole, they stay as they are.
         * @example {
         *       "version": 3,
         *       "poNumber": "PO-7781",
         *       "orderNotes": "Fragile.",
         *       "overrideSelectedServiceSpeedId": 3,
         *       "overrideDistanceEstimateM": 14300,
         *       "overrideTimeEstimateS": 1471,
         *       "overrideSelectedParcelTypeIds": [
         *         2
         *       ],
         *       "overrideParcelDetails": [
         *         {
         *           "parcelId": 2,
         *           "quantity": 2,
         *           "weight": 12.5,
         *           "length": 0.6,
         *           "width": 0.4,
         *           "height": 0.4
         *         }
         *       ],
         *       "availableDate": 1795281300
         *     }
         */
        DeliveryOrderOverrides: {
            version: components["schemas"]["EditVersion"];
            /**
             * @description The customer's purchase order; empty for none.
             * @example PO-7781
             */
            poNumber: string;
            /**
             * @description Notes for the courier; empty for none.
             * @example Fragile.
             */
            orderNotes: string;
            orderFields?: components["schemas"]["OrderFieldValues"];
            /**
             * @description Yes to what is hardly ever meant, another time that is more than a year ahead; without it 422 `unusual_order` asks.
             * @example true
             */
            confirmUnusual?: boolean;
            overrideSelectedServiceSpeedId: components["schemas"]["Id"];
            /**
             * @description Metres.
             * @example 14300
             */
            overrideDistanceEstimateM: number;
            /**
             * @description Driving seconds.
             * @example 1471
             */
            overrideTimeEstimateS: number;
            /**
             * @description The parcel types on the order; the same as in `overrideParcelDetails`.
             * @example [
             *       2
             *     ]
             */
            overrideSelectedParcelTypeIds: components["schemas"]["Id"][];
            /** @description What is carried; each parcel type once, but on an order that was bought, whose parcels keep their measures. A piece may be turned to fit its type. */
            overrideParcelDetails: components["schemas"]["OverrideParcelDetail"][];
            availableDate: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A page of delivery orders.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        DeliveryOrderPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["DeliveryOrderListItem"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Everything the order page shows.
         * @example {
         *       "id": 10482,
         *       "uid": "3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "status": "assigned",
         *       "billStatus": "not_exported",
         *       "poNumber": "PO-7781",
         *       "orderNotes": null,
         *       "orderFields": [],
         *       "weightKg": 12.5,
         *       "totalWeightKg": 25,
         *       "totalVolumeM3": 0.192,
         *       "totalParcels": 2,
         *       "distanceM": 14300,
         *       "timeS": 1471,
         *       "distanceEstimated": true,
         *       "serviceName": "City Same Day",
         *       "vehicleName": "Cargo van",
         *       "serviceSpeedName": "Rush",
         *       "serviceSpeedTextColor": "#c2410c",
         *       "availableAt": 1795281300,
         *       "dueAt": 1795286700,
         *       "createdAt": 1795280000,
         *       "updatedAt": 1795281300,
         *       "createdByRecurringOrderId": null,
         *       "senderUser": {
         *         "firstName": "Dana",
         *         "lastName": "Kowalski",
         *         "admin": false
         *       },
         *       "scheduledByTenant": {
         *         "id": 2,
         *         "name": "Meewasin Pharmacy Group"
         *       },
         *       "senderTenant": {
         *         "id": 2,
         *         "name": "Meewasin Pharmacy Group"
         *       },
         *       "receiverTenant": {
         *         "id": 1,
         *         "name": "Prairie Sky Couriers",
         *         "image": null,
         *         "address": "306 Ontario Ave, Saskatoon, SK",
         *         "phone": "+13065550199"
         *       },
         *       "driver": {
         *         "id": 11,
         *         "firstName": "Ravi",
         *         "lastName": "Patel"
         *       },
         *       "tags": [],
         *       "pickupLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "friendlyName": null,
         *         "fullName": "Broadway & 10th",
         *         "unitNumber": null,
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66,
         *         "timezone": "America/Regina",
         *         "contactName": "Aylin Ünal",
         *         "phone": "+13066517211",
         *         "operatingHours": {},
         *         "pickupNotes": null,
         *         "dropoffNotes": null
         *       },
         *       "dropoffLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "friendlyName": null,
         *         "fullName": "Broadway & 10th",
         *         "unitNumber": null,
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66,
         *         "timezone": "America/Regina",
         *         "contactName": "Aylin Ünal",
         *         "phone": "+13066517211",
         *         "operatingHours": {},
         *         "pickupNotes": null,
         *         "dropoffNotes": null
         *       },
         *       "parcelDetails": [],
         *       "pricing": {
         *         "type": "default",
         *         "pricingType": "variable",
         *         "status": "priced",
         *         "hidden": false,
         *         "priceCadCents": 6470,
         *         "preTaxCadCents": 6162,
         *         "lineItems": []
         *       },
         *       "pricingVersion": 1,
         *       "geostampsEnabled": true,
         *       "brokerage": null,
         *       "times": {
         *         "assignedAt": 1795281300,
         *         "pickedUpAt": null,
         *         "droppedOffAt": null,
         *         "completedAt": null,
         *         "cancelledAt": null
         *       },
         *       "cancellation": null,
         *       "exceptions": [],
         *       "brokerageExceptions": []
         *     }
         */
        DeliveryOrderPageView: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description What an outsider holds.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid: string;
            status: components["schemas"]["OrderStatus"];
            billStatus: components["schemas"]["BillStatus"];
            /**
             * @description The customer's purchase order.
             * @example PO-7781
             */
            poNumber: string | null;
            /**
             * @description Notes for the courier.
             * @example Fragile.
             */
            orderNotes: string | null;
            /** @description What it has in its courier's own fields. */
            orderFields: components["schemas"]["KeptOrderField"][];
            /**
             * @description Heaviest piece in kilograms; null while one of them is not known.
             * @example 12.5
             */
            weightKg: number | null;
            /**
             * @description Kilograms in all; null while a part of it is not known.
             * @example 25
             */
            totalWeightKg: number | null;
            /**
             * @description Cubic metres in all; null while a part of it is not known.
             * @example 0.192
             */
            totalVolumeM3: number | null;
            /**
             * @description Pieces.
             * @example 2
             */
            totalParcels: number;
            /**
             * @description Metres.
             * @example 14300
             */
            distanceM: number;
            /**
             * @description Driving seconds.
             * @example 1471
             */
            timeS: number;
            /**
             * @description Whether the distance is an estimate.
             * @example true
             */
            distanceEstimated: boolean;
            /**
             * @description The service.
             * @example City Same Day
             */
            serviceName: string;
            /**
             * @description The vehicle.
             * @example Cargo van
             */
            vehicleName: string | null;
            /**
             * @description The speed.
             * @example Rush
             */
            serviceSpeedName: string;
            /**
             * @description Colour of the speed's name.
             * @example #c2410c
             */
            serviceSpeedTextColor: string;
            availableAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Promised drop-off (unix seconds).
             * @example 1795286700
             */
            dueAt: number | null;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
            /**
             * @description The recurring order it came from.
             * @example null
             */
            createdByRecurringOrderId: number | null;
            /** @description Who placed it. */
            senderUser: {
                /**
                 * @description First name.
                 * @example Dana
                 */
                firstName: string;
                /**
                 * @description Last name.
                 * @example Kowalski
                 */
                lastName: string;
                /**
                 * @description Whether an internal administrator.
                 * @example false
                 */
                admin: boolean;
            };
            scheduledByTenant: components["schemas"]["TenantRef"];
            senderTenant: components["schemas"]["TenantRef"];
            receiverTenant: components["schemas"]["OrderParty"];
            /** @description The driver, shown inside the courier's tenant and to the customer once assigned; null while unassigned. */
            driver: components["schemas"]["Person"] | null;
            /** @description Tags. */
            tags: components["schemas"]["Tag"][];
            pickupLocation: components["schemas"]["OrderLocation"];
            dropoffLocation: components["schemas"]["OrderLocation"];
            /** @description The parcels. */
            parcelDetails: components["schemas"]["ParcelDetail"][];
            pricing: components["schemas"]["Pricing"];
            pricingVersion: components["schemas"]["EditVersion"];
            /**
             * @description Whether positions are stamped at the stops.
             * @example true
             */
            geostampsEnabled: boolean;
            /** @description The order's other half, for the courier that brokered it; null for everybody else. */
            brokerage: components["schemas"]["Brokerage"] | null;
            times: components["schemas"]["OrderTimes"];
            /** @description Who cancelled it and why; null unless cancelled. */
            cancellation: components["schemas"]["Cancellation"] | null;
            /**
             * @description What a dispatcher should look at, such as `price_missing`. What the other courier of a brokerage changed is among it for the receiver alone.
             * @example []
             */
            exceptions: string[];
            /**
             * @description What the other courier of a brokerage changed, for the receiver to accept or to answer.
             * @example []
             */
            brokerageExceptions: components["schemas"]["BrokerageException"][];
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "availableAt",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        DeliveryOrderPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example availableAt
                 * @enum {string}
                 */
                field: "availableAt" | "createdAt" | "id" | "dueAt" | "status" | "driver" | "price";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
            filter?: components["schemas"]["DeliveryOrderFilter"];
        };
        /**
         * @description What an order would cost and when it would arrive; nothing is stored.
         * @example {
         *       "pricing": {
         *         "type": "default",
         *         "pricingType": "variable",
         *         "status": "priced",
         *         "hidden": false,
         *         "priceCadCents": 6470,
         *         "preTaxCadCents": 6162,
         *         "lineItems": []
         *       },
         *       "explanation": [],
         *       "distanceM": 14300,
         *       "timeS": 1471,
         *       "distanceEstimated": true,
         *       "dueAt": 1795286700,
         *       "totalWeightKg": 25,
         *       "totalVolumeM3": 0.192,
         *       "totalParcels": 2,
         *       "warnings": []
         *     }
         */
        DeliveryOrderPreview: {
            pricing: components["schemas"]["Pricing"];
            /** @description Each line of the price in words, as of a placed order; empty for people who read no prices. */
            explanation: components["schemas"]["PriceLineExplanation"][];
            /**
             * @description Metres.
             * @example 14300
             */
            distanceM: number;
            /**
             * @description Driving seconds.
             * @example 1471
             */
            timeS: number;
            /**
             * @description Whether the distance is an estimate.
             * @example true
             */
            distanceEstimated: boolean;
            /**
             * @description Promised drop-off (unix seconds).
             * @example 1795286700
             */
            dueAt: number | null;
            /**
             * @description Kilograms; null while a part of it is not known.
             * @example 25
             */
            totalWeightKg: number | null;
            /**
             * @description Cubic metres; null while a part of it is not known.
             * @example 0.192
             */
            totalVolumeM3: number | null;
            /**
             * @description Pieces.
             * @example 2
             */
            totalParcels: number;
            /** @description What one should know before ordering; `far_ahead` and `same_place` are asked about when the order is placed. */
            warnings: {
                /**
                 * @description A stable word.
                 * @example outside_dispatch_hours
                 * @enum {string}
                 */
                code: "outside_dispatch_hours" | "holiday" | "stops_far_apart" | "promise_too_soon" | "far_ahead" | "same_place" | "pickup_closed" | "dropoff_closed" | "price_missing" | "price_pending";
                /**
                 * @description A sentence.
                 * @example The selected time is outside of typical dispatch hours for this courier
                 */
                message: string;
            }[];
        };
        /**
         * @description An order in a few words.
         * @example {
         *       "id": 10482,
         *       "uid": "3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "status": "assigned",
         *       "poNumber": "PO-7781",
         *       "availableAt": 1795281300,
         *       "dueAt": 1795286700,
         *       "serviceName": "City Same Day",
         *       "serviceSpeedName": "Rush",
         *       "senderTenant": {
         *         "id": 2,
         *         "name": "Meewasin Pharmacy Group"
         *       },
         *       "receiverTenant": {
         *         "id": 1,
         *         "name": "Prairie Sky Couriers"
         *       },
         *       "driver": {
         *         "id": 11,
         *         "firstName": "Ravi",
         *         "lastName": "Patel"
         *       },
         *       "pickupLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66
         *       },
         *       "dropoffLocation": {
         *         "id": 31,
         *         "name": "Broadway & 10th",
         *         "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *         "city": "Saskatoon",
         *         "latitude": 52.12,
         *         "longitude": -106.66
         *       },
         *       "totalParcels": 2,
         *       "pricing": {
         *         "hidden": false,
         *         "status": "priced",
         *         "priceCadCents": 6470
         *       }
         *     }
         */
        DeliveryOrderSummary: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description What an outsider holds.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * @description The customer's purchase order.
             * @example PO-7781
             */
            poNumber: string | null;
            availableAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Promised drop-off (unix seconds).
             * @example 1795286700
             */
            dueAt: number | null;
            /**
             * @description The service.
             * @example City Same Day
             */
            serviceName: string;
            /**
             * @description The speed.
             * @example Rush
             */
            serviceSpeedName: string;
            senderTenant: components["schemas"]["TenantRef"];
            receiverTenant: components["schemas"]["TenantRef"];
            /** @description The driver, shown inside the courier's tenant and to the customer once assigned; null while unassigned. */
            driver: components["schemas"]["Person"] | null;
            pickupLocation: components["schemas"]["LocationSummary"];
            dropoffLocation: components["schemas"]["LocationSummary"];
            /**
             * @description Pieces.
             * @example 2
             */
            totalParcels: number;
            pricing: components["schemas"]["ListPricing"];
        };
        /**
         * @description One entry of an order's timeline.
         * @example {
         *       "id": 1,
         *       "type": "assigned",
         *       "createdAt": 1795281300,
         *       "occurredAt": 1795281300,
         *       "deliveryOrderId": 10482,
         *       "assigneeName": "Ravi Patel",
         *       "actorName": "Dana Kowalski"
         *     }
         */
        DeliveryOrderUpdate: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DeliveryOrderUpdateType"];
            createdAt: components["schemas"]["UnixSeconds"];
            occurredAt: components["schemas"]["UnixSeconds"];
            deliveryOrderId: components["schemas"]["Id"];
            /**
             * @description Comment.
             * @example x
             */
            comment?: string;
            /**
             * @description Commenter name.
             * @example x
             */
            commenterName?: string;
            /**
             * @description Commenter email.
             * @example x
             */
            commenterEmail?: string;
            /**
             * @description Creator name.
             * @example x
             */
            creatorName?: string;
            /**
             * @description Creator email.
             * @example x
             */
            creatorEmail?: string;
            /**
             * @description Assignee name.
             * @example x
             */
            assigneeName?: string;
            /**
             * @description Assignee email.
             * @example x
             */
            assigneeEmail?: string;
            /**
             * @description Actor name.
             * @example x
             */
            actorName?: string;
            /**
             * @description Actor tenant name.
             * @example x
             */
            actorTenantName?: string;
            /**
             * @description Sender tenant name.
             * @example x
             */
            senderTenantName?: string;
            /**
             * @description The courier that the order was brokered to, for the one that sold it on; for everybody else what that one does was done by the seller.
             * @example x
             */
            brokerSupplierName?: string;
            /**
             * @description From location name.
             * @example x
             */
            fromLocationName?: string;
            /**
             * @description From location address.
             * @example x
             */
            fromLocationAddress?: string;
            /**
             * @description To location name.
             * @example x
             */
            toLocationName?: string;
            /**
             * @description To location address.
             * @example x
             */
            toLocationAddress?: string;
            /**
             * @description Media name.
             * @example x
             */
            mediaName?: string;
            /**
             * @description Media url.
             * @example x
             */
            mediaUrl?: string;
            /**
             * @description Reason.
             * @example x
             */
            reason?: string;
            /**
             * @description Total before in cents; of a bought price, before tax.
             * @example 6470
             */
            pricingFrom?: number | null;
            /**
             * @description Total after in cents; of a bought price, before tax.
             * @example 5970
             */
            pricingTo?: number | null;
            /**
             * Format: uuid
             * @description The period of a check-in or check-out.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            geostampUid?: string;
            /**
             * @description Degrees north.
             * @example 52.12
             */
            lat?: number;
            /**
             * @description Degrees east.
             * @example -106.66
             */
            lng?: number;
            /** @description What an edit changed, without what this person may not see: amounts where prices are hidden, and what a driver earns outside the courier. */
            changes?: components["schemas"]["FieldChange"][];
            answeredException?: components["schemas"]["BrokerageExceptionCode"];
            /**
             * @description Whether the answer agrees.
             * @example true
             */
            accepted?: boolean;
            /**
             * @description The recurring order it came from.
             * @example 7
             */
            createdByRecurringOrderId?: number;
        };
        /**
         * @description What happened (docs/rules/order-status.md, "Timeline entries"). `details_updated` says in `changes` what an edit changed, `undone` which move was taken back and when that had been. `bought_price_changed`, `sold_order_edited` and `brokerage_answered` are what the two couriers of a brokerage tell each other; no other party sees them. More types may follow.
         * @example assigned
         * @enum {string}
         */
        DeliveryOrderUpdateType: "created" | "created_brokered" | "created_unassigned" | "assigned" | "assigned_commented" | "assigned_attachedMedia" | "assigned_pricingUpdated" | "assigned_pickedUp" | "assigned_droppedOff" | "completed" | "cancelled" | "geostamp_check_in" | "geostamp_check_out" | "details_updated" | "undone" | "bought_price_changed" | "sold_order_edited" | "brokerage_answered";
        /**
         * @description The timeline of an order, newest first, at most 500 entries.
         * @example {
         *       "updates": []
         *     }
         */
        DeliveryOrderUpdates: {
            /** @description The entries. */
            updates: components["schemas"]["DeliveryOrderUpdate"][];
        };
        /**
         * @description What the driver earns with an order, in cents. Null amounts wait for a price or for a rate.
         * @example {
         *       "version": 1,
         *       "editedAt": null,
         *       "editedByName": null,
         *       "earningType": "Commission",
         *       "rate": 60,
         *       "rateOverride": null,
         *       "defaultRate": 60,
         *       "payableCadCents": 6162,
         *       "totalCadCents": 3697,
         *       "adjustments": [
         *         {
         *           "name": "Long carry",
         *           "priceCadCents": 500
         *         }
         *       ],
         *       "adjustmentsTotalCadCents": 500,
         *       "plusAdjustmentsTotalCadCents": 4197
         *     }
         */
        DriverPay: {
            version: components["schemas"]["EditVersion"];
            /**
             * @description When the pay was last set by hand (unix seconds); null if never.
             * @example null
             */
            editedAt: number | null;
            /**
             * @description Who set it last.
             * @example null
             */
            editedByName: string | null;
            /**
             * @description Always a share of the price.
             * @example Commission
             * @constant
             */
            earningType: "Commission";
            /**
             * @description Percent of the payable amount, 100 is all of it; null while none is set.
             * @example 60
             */
            rate: number | null;
            /**
             * @description The rate set for this order.
             * @example null
             */
            rateOverride: number | null;
            /**
             * @description The driver's own rate, else the courier's.
             * @example 60
             */
            defaultRate: number | null;
            /**
             * @description What the rate is taken of.
             * @example 6162
             */
            payableCadCents: number | null;
            /**
             * @description The commission.
             * @example 3697
             */
            totalCadCents: number | null;
            /** @description Additions and deductions. */
            adjustments: components["schemas"]["PriceAdjustment"][];
            adjustmentsTotalCadCents: components["schemas"]["Cents"];
            /**
             * @description Commission and adjustments.
             * @example 4197
             */
            plusAdjustmentsTotalCadCents: number | null;
        };
        /**
         * @description The rate and adjustments of a driver's pay.
         * @example {
         *       "version": 1,
         *       "rate": 65,
         *       "adjustments": [
         *         {
         *           "name": "Long carry",
         *           "priceCadCents": 500
         *         }
         *       ]
         *     }
         */
        DriverPayUpdate: {
            version: components["schemas"]["EditVersion"];
            /**
             * @description Percent; null goes back to the rate of driver or courier.
             * @example 65
             */
            rate: number | null;
            /** @description Additions and deductions. */
            adjustments: components["schemas"]["PriceAdjustment"][];
        };
        /**
         * @description One thing that an edit changed, from what to what, in the units that are stored; null is nothing.
         * @example {
         *       "field": "parcelWeightKg",
         *       "name": "Medium box",
         *       "from": 12,
         *       "to": 14
         *     }
         */
        FieldChange: {
            /**
             * @description What was changed. A parcel that was added has a quantity from null, one that was taken off a quantity to null. Fields of the price are cents, the rate of a driver is percent, times are unix seconds.
             * @example parcelWeightKg
             * @enum {string}
             */
            field: "poNumber" | "orderNotes" | "serviceSpeed" | "distanceM" | "timeS" | "availableAt" | "parcelQuantity" | "parcelWeightKg" | "parcelLengthM" | "parcelWidthM" | "parcelHeightM" | "billStatus" | "manualPrice" | "waitTime" | "adjustment" | "driverPayRate" | "driverPayAdjustment" | "pickedUpAt" | "droppedOffAt" | "orderField";
            /**
             * @description The parcel, the adjustment or the field.
             * @example Medium box
             */
            name?: string;
            /**
             * @description What it was.
             * @example 12
             */
            from: string | number | null;
            /**
             * @description What it is.
             * @example 14
             */
            to: string | number | null;
        };
        /**
         * @description Where and when a driver checked in or out at a stop. The two of one period share a uid.
         * @example {
         *       "id": 5,
         *       "uid": "3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "type": "checkin",
         *       "stop": "pickup",
         *       "createdAt": 1795281300,
         *       "lat": 52.12,
         *       "lng": -106.66,
         *       "deliveryOrderId": 10482
         *     }
         */
        Geostamp: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description The period.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid: string;
            /**
             * @description Which end of the period.
             * @example checkin
             * @enum {string}
             */
            type: "checkin" | "checkout";
            stop: components["schemas"]["StopType"];
            createdAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Degrees north; null when the device did not know.
             * @example 52.12
             */
            lat: number | null;
            /**
             * @description Degrees east; null when the device did not know.
             * @example -106.66
             */
            lng: number | null;
            deliveryOrderId: components["schemas"]["Id"];
        };
        /**
         * @description The billing status after it was overridden.
         * @example {
         *       "id": 10482,
         *       "billStatus": "not_exportable",
         *       "updatedAt": 1795281300
         *     }
         */
        InvoicedStatusOverridden: {
            id: components["schemas"]["Id"];
            billStatus: components["schemas"]["BillStatus"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description Whether an order is billed, unbilled or not billable.
         * @example {
         *       "billStatus": "not_exportable"
         *     }
         */
        InvoicedStatusOverride: {
            billStatus: components["schemas"]["BillStatus"];
        };
        /**
         * @description What an order has in a field of its courier's own, under the name that it had then.
         * @example {
         *       "id": 3,
         *       "name": "Cost centre",
         *       "kind": "text",
         *       "value": "A-4410"
         *     }
         */
        KeptOrderField: {
            id: components["schemas"]["Id"];
            /**
             * @description What the field was called.
             * @example Cost centre
             */
            name: string;
            /**
             * @description What it holds.
             * @example text
             * @enum {string}
             */
            kind: "text" | "number" | "yesNo" | "choice";
            value: components["schemas"]["OrderFieldValue"];
        };
        /**
         * @description One line of a price.
         * @example {
         *       "key": "distance",
         *       "name": "Distance",
         *       "priceCadCents": 1023,
         *       "detail": "14.3 km",
         *       "measured": {
         *         "category": "largeDistance",
         *         "value": 14300
         *       }
         *     }
         */
        LineItem: {
            /**
             * @description Which line.
             * @example distance
             */
            key: string;
            /**
             * @description Its name.
             * @example Distance
             */
            name: string;
            priceCadCents: components["schemas"]["Cents"];
            /**
             * @description The adjustment that it is.
             * @example 4
             */
            modifierId?: number;
            /**
             * @description Why it is that much, in metric units.
             * @example 14.3 km
             */
            detail?: string;
            /**
             * @description What was measured for it, for those who read other units.
             * @example {
             *       "category": "largeDistance",
             *       "value": 14300
             *     }
             */
            measured?: {
                /**
                 * @description What it is.
                 * @example largeDistance
                 * @enum {string}
                 */
                category: "largeDistance" | "weight" | "volume";
                /**
                 * @description Metres, kilograms or cubic metres.
                 * @example 14300
                 */
                value: number;
            };
        };
        /**
         * @description The lines of one part of a price.
         * @example {
         *       "label": "Base Order",
         *       "items": [],
         *       "subtotalLabel": "Base Order Subtotal",
         *       "subtotalCadCents": 3023
         *     }
         */
        LineItemGroup: {
            /**
             * @description Base Order, Other, Cancellation or Tax.
             * @example Base Order
             */
            label: string;
            /** @description The lines. */
            items: components["schemas"]["LineItem"][];
            /**
             * @description What the sum is called.
             * @example Base Order Subtotal
             */
            subtotalLabel: string;
            subtotalCadCents: components["schemas"]["Cents"];
        };
        /**
         * @description The price as lists show it.
         * @example {
         *       "hidden": false,
         *       "status": "priced",
         *       "priceCadCents": 6470
         *     }
         */
        ListPricing: {
            /**
             * @description Whether this person may not see it.
             * @example false
             */
            hidden: boolean;
            /**
             * @description Whether there is a price.
             * @example priced
             * @enum {string}
             */
            status: "priced" | "pending" | "missing";
            /**
             * @description The total with tax in cents.
             * @example 6470
             */
            priceCadCents: number | null;
        };
        /**
         * @description A pickup or drop-off, as lists need it.
         * @example {
         *       "id": 31,
         *       "name": "Broadway & 10th",
         *       "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *       "city": "Saskatoon",
         *       "latitude": 52.12,
         *       "longitude": -106.66
         *     }
         */
        LocationSummary: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Broadway & 10th
             */
            name: string;
            /**
             * @description The address in one line.
             * @example 737 Broadway Avenue, Saskatoon, SK S7N 1B3
             */
            formattedAddress: string;
            /**
             * @description City.
             * @example Saskatoon
             */
            city: string;
            /**
             * @description Degrees north.
             * @example 52.12
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -106.66
             */
            longitude: number;
        };
        /**
         * @description A file that was uploaded before, and the name it is attached under.
         * @example {
         *       "name": "Front door.jpg",
         *       "url": "/uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11"
         *     }
         */
        MediaInput: {
            /**
             * Format: visible
             * @description Its name.
             * @example Front door.jpg
             */
            name: string;
            /**
             * @description The `url` of the upload.
             * @example /uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            url: string;
        };
        /**
         * Format: int64
         * @description When it happened by the clock of the device, in unix seconds; the time of the request when it is left out. It is mended by
         *     `X-Sent-At`. What then lies up to five minutes outside of what is possible is taken as the nearest possible time, which is
         *     never in the future and never before the order was placed or, for who only drives it, first assigned to that driver.
         *     Further outside it answers 422 on `/occurredAt`, and nothing is stored.
         * @example 1795281300
         */
        OccurredAt: number;
        /**
         * @description A field of a courier's own, as the person who fills it in knows it.
         * @example {
         *       "id": 3,
         *       "name": "Cost centre",
         *       "kind": "text",
         *       "options": [],
         *       "required": false,
         *       "help": null,
         *       "pinned": true
         *     }
         */
        OfferedOrderField: {
            id: components["schemas"]["Id"];
            /**
             * @description What it is called.
             * @example Cost centre
             */
            name: string;
            /**
             * @description What it holds.
             * @example text
             * @enum {string}
             */
            kind: "text" | "number" | "yesNo" | "choice";
            /**
             * @description What can be chosen; only of the kind choice.
             * @example []
             */
            options: string[];
            /**
             * @description Whether no order can be placed without it.
             * @example false
             */
            required: boolean;
            /**
             * @description What is said beside it.
             * @example As on your purchase order
             */
            help: string | null;
            /**
             * @description Whether it is offered at once and not under more details.
             * @example true
             */
            pinned: boolean;
        };
        /**
         * @description Why an order is cancelled, and by which tenant.
         * @example {
         *       "tenantId": 1,
         *       "reason": "The customer rang to cancel."
         *     }
         */
        OrderCancel: {
            tenantId: components["schemas"]["Id"];
            /**
             * Reason
             * Format: visible
             * @description 1 to 300 characters after trim.
             * @example The customer rang to cancel.
             */
            reason: string;
        };
        /**
         * @description What an order has in a field of its courier's own: a text or one of the choices, a number, or yes or no.
         * @example A-4410
         */
        OrderFieldValue: string | number | boolean;
        /**
         * @description Values of the courier's own fields by the ids of the fields.
         * @example {
         *       "3": "A-4410"
         *     }
         */
        OrderFieldValues: {
            [key: string]: components["schemas"]["OrderFieldValue"];
        };
        /**
         * @description The geostamps of an order in the order of their times, and what the waiting comes to.
         * @example {
         *       "geostamps": [],
         *       "waitTimePriceCadCents": 900
         *     }
         */
        OrderGeostamps: {
            /** @description The stamps. */
            geostamps: components["schemas"]["Geostamp"][];
            /**
             * @description Cents for the closed periods; null for those who may not read prices.
             * @example 900
             */
            waitTimePriceCadCents: number | null;
        };
        /**
         * @description A pickup or drop-off as it stood when the order was placed.
         * @example {
         *       "id": 31,
         *       "name": "Broadway & 10th",
         *       "friendlyName": null,
         *       "fullName": "Broadway & 10th",
         *       "unitNumber": null,
         *       "formattedAddress": "737 Broadway Avenue, Saskatoon, SK S7N 1B3",
         *       "city": "Saskatoon",
         *       "latitude": 52.12,
         *       "longitude": -106.66,
         *       "timezone": "America/Regina",
         *       "contactName": "Aylin Ünal",
         *       "phone": "+13066517211",
         *       "operatingHours": {},
         *       "pickupNotes": null,
         *       "dropoffNotes": null
         *     }
         */
        OrderLocation: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Broadway & 10th
             */
            name: string;
            /**
             * @description What people call it.
             * @example null
             */
            friendlyName: string | null;
            /**
             * @description Name and friendly name.
             * @example Broadway & 10th
             */
            fullName: string;
            /**
             * @description Unit.
             * @example null
             */
            unitNumber: string | null;
            /**
             * @description The address in one line.
             * @example 737 Broadway Avenue, Saskatoon, SK S7N 1B3
             */
            formattedAddress: string;
            /**
             * @description City.
             * @example Saskatoon
             */
            city: string;
            /**
             * @description Degrees north.
             * @example 52.12
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -106.66
             */
            longitude: number;
            /**
             * @description IANA time zone.
             * @example America/Regina
             */
            timezone: string;
            /**
             * @description Whom to ask for.
             * @example Aylin Ünal
             */
            contactName: string | null;
            /**
             * @description Phone in E.164.
             * @example +13066517211
             */
            phone: string | null;
            operatingHours: components["schemas"]["OperatingHours"];
            /**
             * @description For pickup.
             * @example null
             */
            pickupNotes: string | null;
            /**
             * @description For drop-off.
             * @example null
             */
            dropoffNotes: string | null;
        };
        /**
         * @description A step forward of an order.
         * @example {
         *       "occurredAt": 1795281300
         *     }
         */
        OrderMove: {
            occurredAt?: components["schemas"]["OccurredAt"];
        };
        /**
         * @description Where the order stands after the move.
         * @example {
         *       "id": 10482,
         *       "status": "pickedUp",
         *       "updatedAt": 1795281300
         *     }
         */
        OrderMoved: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description The next step of an order, or the last one back; `from` is the status that it has as far as the caller knows.
         * @example {
         *       "from": "assigned",
         *       "occurredAt": 1795281300
         *     }
         */
        OrderNextMove: {
            from?: components["schemas"]["OrderStatus"];
            occurredAt?: components["schemas"]["OccurredAt"];
        };
        /**
         * @description A tenant of an order and how to reach it.
         * @example {
         *       "id": 1,
         *       "name": "Prairie Sky Couriers",
         *       "image": null,
         *       "address": "306 Ontario Ave, Saskatoon, SK",
         *       "phone": "+13065550199"
         *     }
         */
        OrderParty: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Prairie Sky Couriers
             */
            name: string;
            /**
             * @description Address of its logo.
             * @example null
             */
            image: string | null;
            /**
             * @description Its address.
             * @example 306 Ontario Ave, Saskatoon, SK
             */
            address: string | null;
            /**
             * @description Order support phone.
             * @example +13065550199
             */
            phone: string | null;
        };
        /**
         * @description Where an order stands (docs/rules/order-status.md, "Statuses").
         * @example assigned
         * @enum {string}
         */
        OrderStatus: "created" | "assigned" | "pickedUp" | "droppedOff" | "completed" | "cancelled";
        /**
         * @description When the order came to each status (unix seconds), null while it has not.
         * @example {
         *       "assignedAt": 1795281300,
         *       "pickedUpAt": null,
         *       "droppedOffAt": null,
         *       "completedAt": null,
         *       "cancelledAt": null
         *     }
         */
        OrderTimes: {
            /**
             * @description Assigned.
             * @example 1795281300
             */
            assignedAt: number | null;
            /**
             * @description Picked up.
             * @example null
             */
            pickedUpAt: number | null;
            /**
             * @description Dropped off.
             * @example null
             */
            droppedOffAt: number | null;
            /**
             * @description Completed.
             * @example null
             */
            completedAt: number | null;
            /**
             * @description Cancelled.
             * @example null
             */
            cancelledAt: number | null;
        };
        /**
         * @description A part of a service that an order was placed with.
         * @example {
         *       "id": 3,
         *       "name": "Rush"
         *     }
         */
        OrderedPart: {
            /**
             * @description Its id in the revision of the order.
             * @example 3
             */
            id: number | null;
            /**
             * @description Its name then.
             * @example Rush
             */
            name: string;
        };
        /**
         * @description Parcels of one type on an edited order. `parcelId` is the id of the parcel type; measures are of each piece; one that is null is not known.
         * @example {
         *       "parcelId": 2,
         *       "quantity": 2,
         *       "weight": 12.5,
         *       "length": 0.6,
         *       "width": 0.4,
         *       "height": 0.4
         *     }
         */
        OverrideParcelDetail: {
            parcelId: components["schemas"]["Id"];
            /**
             * @description How many.
             * @example 2
             */
            quantity: number;
            /**
             * @description Kilograms each.
             * @example 12.5
             */
            weight: number | null;
            /**
             * @description Metres each.
             * @example 0.6
             */
            length: number | null;
            /**
             * @description Metres each.
             * @example 0.4
             */
            width: number | null;
            /**
             * @description Metres each.
             * @example 0.4
             */
            height: number | null;
            typed?: components["schemas"]["TypedSizes"];
        };
        /**
         * @description What an edited order would cost.
         * @example {
         *       "overridePricingPreview": {
         *         "type": "default",
         *         "pricingType": "variable",
         *         "status": "priced",
         *         "hidden": false,
         *         "priceCadCents": 6470,
         *         "preTaxCadCents": 6162,
         *         "lineItems": []
         *       }
         *     }
         */
        OverridePricingPreview: {
            overridePricingPreview: components["schemas"]["Pricing"];
        };
        /**
         * @description Parcels of one type on an order; null is a measure that nobody knows.
         * @example {
         *       "id": 2,
         *       "name": "Medium box",
         *       "quantity": 2,
         *       "lengthM": 0.6,
         *       "widthM": 0.4,
         *       "heightM": 0.4,
         *       "weightKg": 12.5
         *     }
         */
        ParcelDetail: {
            id: components["schemas"]["Id"];
            /**
             * @description The type's name.
             * @example Medium box
             */
            name: string;
            /**
             * @description How many.
             * @example 2
             */
            quantity: number;
            /**
             * @description Metres each.
             * @example 0.6
             */
            lengthM: number | null;
            /**
             * @description Metres each.
             * @example 0.4
             */
            widthM: number | null;
            /**
             * @description Metres each.
             * @example 0.4
             */
            heightM: number | null;
            /**
             * @description Kilograms each.
             * @example 12.5
             */
            weightKg: number | null;
        };
        /**
         * @description How many parcels of a type.
         * @example {
         *       "parcelTypeId": 2,
         *       "quantity": 2,
         *       "weightKg": 12.5
         *     }
         */
        ParcelDetailInput: {
            parcelTypeId: components["schemas"]["Id"];
            /**
             * @description How many.
             * @example 2
             */
            quantity: number;
            /**
             * @description Kilograms each; not known when left out.
             * @example 12.5
             */
            weightKg?: number;
            typed?: components["schemas"]["TypedSizes"];
        };
        /**
         * @description The order fields that are pinned; none where the list is empty.
         * @example {
         *       "ids": [
         *         31,
         *         32
         *       ]
         *     }
         */
        PinnedOrderFields: {
            /**
             * @description Their ids.
             * @example [
             *       31,
             *       32
             *     ]
             */
            ids: components["schemas"]["Id"][];
        };
        /**
         * @description What an order would cost with the adjustments.
         * @example {
         *       "previewPricing": {
         *         "type": "default",
         *         "pricingType": "variable",
         *         "status": "priced",
         *         "hidden": false,
         *         "priceCadCents": 6470,
         *         "preTaxCadCents": 6162,
         *         "lineItems": []
         *       }
         *     }
         */
        PreviewedPricing: {
            previewPricing: components["schemas"]["Pricing"];
        };
        /**
         * @description An amount that a person added to a price or a pay; it applies before taxes.
         * @example {
         *       "name": "Loyalty discount",
         *       "priceCadCents": -500
         *     }
         */
        PriceAdjustment: {
            /**
             * Format: visible
             * @description What it is for.
             * @example Loyalty discount
             */
            name: string;
            /**
             * @description Cents, at most 100,000.00 either way; negative for a discount.
             * @example -500
             */
            priceCadCents: number;
        };
        /**
         * @description Each line of a price in words. Arithmetic and setting are for the people of the courier alone.
         * @example {
         *       "data": []
         *     }
         */
        PriceExplanation: {
            /** @description The lines in the order of the price. */
            data: components["schemas"]["PriceLineExplanation"][];
        };
        /**
         * @description A line of a price in words. Arithmetic and setting are for the people of the courier alone.
         * @example {
         *       "key": "distance_range",
         *       "name": "Distance",
         *       "priceCadCents": 1023,
         *       "words": "14.3 km"
         *     }
         */
        PriceLineExplanation: {
            /**
             * @description The line within its price.
             * @example distance_range
             */
            key: string;
            /**
             * @description What it is called.
             * @example Distance
             */
            name: string;
            priceCadCents: components["schemas"]["Cents"];
            /**
             * @description Rule and input; without the internals for everybody else.
             * @example 14.3 km by bands
             */
            words: string;
            /**
             * @description How the amount came to be.
             * @example 5 km free + 9.3 km × $1.10 = $10.23
             */
            arithmetic?: string | null;
            /** @description Where it was set; null for what no setting made. */
            setting?: components["schemas"]["PriceSetting"] | null;
        };
        /**
         * @description An adjustment that is to be added to a price.
         * @example {
         *       "name": "Loyalty discount",
         *       "priceCadCents": -500
         *     }
         */
        PriceModifierInput: {
            /**
             * Format: visible
             * @description What it is for.
             * @example Loyalty discount
             */
            name: string;
            /**
             * @description Cents, at most 100,000.00 either way; negative for a discount.
             * @example -500
             */
            priceCadCents: number;
            /**
             * @description Yes to a discount of more than 30 %; without it 422 `large_discount` asks.
             * @example true
             */
            confirmLargeDiscount?: boolean;
        };
        /**
         * @description A component of the service revision that a price was worked out by.
         * @example {
         *       "serviceId": 1,
         *       "serviceRevisionId": 4,
         *       "component": "distance-range",
         *       "id": null
         *     }
         */
        PriceSetting: {
            serviceId: components["schemas"]["Id"];
            serviceRevisionId: components["schemas"]["Id"];
            /**
             * @description Such as `distance-range`.
             * @example distance-range
             */
            component: string;
            /**
             * @description What in it; null for all of it.
             * @example null
             */
            id: number | null;
        };
        /**
         * @description The price of an order. Without the right to read prices `hidden` is true and every amount is left out.
         * @example {
         *       "type": "default",
         *       "pricingType": "variable",
         *       "status": "priced",
         *       "hidden": false,
         *       "priceCadCents": 6470,
         *       "preTaxCadCents": 6162,
         *       "lineItems": []
         *     }
         */
        Pricing: {
            /**
             * @description By the service or typed by a person.
             * @example default
             * @enum {string}
             */
            type: "default" | "other";
            /**
             * @description How the service is priced.
             * @example variable
             * @enum {string}
             */
            pricingType: "fixed" | "variable" | "manual";
            /**
             * @description Pending until a dispatcher types it; missing when no band or zone matched.
             * @example priced
             * @enum {string}
             */
            status: "priced" | "pending" | "missing";
            /**
             * @description Whether this person may not see it.
             * @example false
             */
            hidden: boolean;
            /**
             * @description The total with tax in cents; null when hidden or not priced.
             * @example 6470
             */
            priceCadCents: number | null;
            /**
             * @description The total before tax in cents.
             * @example 6162
             */
            preTaxCadCents: number | null;
            /** @description The lines by group. */
            lineItems: components["schemas"]["LineItemGroup"][];
            /** @description The lines that the cancellation charge replaced, for the record; only of a cancelled order. */
            beforeCancellation?: components["schemas"]["PricingBeforeCancellation"];
        };
        /**
         * @description What an order cost until it was cancelled.
         * @example {
         *       "priceCadCents": 6470,
         *       "lineItems": []
         *     }
         */
        PricingBeforeCancellation: {
            /**
             * @description The total with tax in cents; null when it had no price.
             * @example 6470
             */
            priceCadCents: number | null;
            /** @description The lines by group. */
            lineItems: components["schemas"]["LineItemGroup"][];
        };
        /**
         * @description One line of a price with its reason.
         * @example {
         *       "key": "distance",
         *       "group": "base",
         *       "name": "Distance",
         *       "priceCadCents": 1023,
         *       "reason": {
         *         "rule": "distance-range"
         *       }
         *     }
         */
        PricingItem: {
            /**
             * @description Which line.
             * @example distance
             */
            key: string;
            /**
             * @description Its group.
             * @example base
             * @enum {string}
             */
            group: "base" | "other" | "cancellation" | "tax";
            /**
             * @description Its name.
             * @example Distance
             */
            name: string;
            priceCadCents: components["schemas"]["Cents"];
            /**
             * @description Which rule, which input, which band.
             * @example {
             *       "rule": "distance-range"
             *     }
             */
            reason: {
                [key: string]: unknown;
            };
        };
        /**
         * @description The stored price snapshot line by line, with the reason of each.
         * @example {
         *       "data": []
         *     }
         */
        PricingItems: {
            /** @description The lines in the order in which they were reckoned. */
            data: components["schemas"]["PricingItem"][];
            /** @description The lines that the cancellation charge replaced, for the record; only of a cancelled order. */
            beforeCancellation?: components["schemas"]["PricingItem"][];
        };
        /**
         * @description The price after it was changed.
         * @example {
         *       "id": 10482,
         *       "version": 4,
         *       "updatedAt": 1795281300,
         *       "pricing": {
         *         "type": "default",
         *         "pricingType": "variable",
         *         "status": "priced",
         *         "hidden": false,
         *         "priceCadCents": 6470,
         *         "preTaxCadCents": 6162,
         *         "lineItems": []
         *       }
         *     }
         */
        PricingOverridden: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            updatedAt: components["schemas"]["UnixSeconds"];
            pricing: components["schemas"]["Pricing"];
            /**
             * @description The adjustment that was added.
             * @example 4
             */
            modifierId?: number;
        };
        /**
         * @description The adjustments of a price, and what waiting costs.
         * @example {
         *       "version": 3,
         *       "items": [
         *         {
         *           "name": "Loyalty discount",
         *           "priceCadCents": -500
         *         }
         *       ],
         *       "waitTimePriceCadCents": 900
         *     }
         */
        PricingOverride: {
            version: components["schemas"]["EditVersion"];
            /** @description The adjustments, without Wait Time; a negative price is a discount. */
            items: components["schemas"]["PriceAdjustment"][];
            /**
             * @description What waiting costs, in cents. What the stamps come to by themselves leaves it following them.
             * @example 900
             */
            waitTimePriceCadCents: number;
            /**
             * @description The typed price in cents: of an order whose service is priced by hand (null while it is pending), or whose price is missing (null gives it the price of its service again). Left out, it stays as it is; for any other order it is refused.
             * @example null
             */
            manualPriceCadCents?: number | null;
            /**
             * @description Yes to a discount of more than 30 %; without it 422 `large_discount` asks.
             * @example true
             */
            confirmLargeDiscount?: boolean;
        };
        /**
         * @description A change of a price that is to be shown without being made.
         * @example {
         *       "items": [
         *         {
         *           "name": "Loyalty discount",
         *           "priceCadCents": -500
         *         }
         *       ],
         *       "waitTimePriceCadCents": 900
         *     }
         */
        PricingOverridePreview: {
            /** @description The adjustments, without Wait Time; a negative price is a discount. */
            items: components["schemas"]["PriceAdjustment"][];
            /**
             * @description What waiting costs, in cents. What the stamps come to by themselves leaves it following them.
             * @example 900
             */
            waitTimePriceCadCents: number;
            /**
             * @description The typed price in cents: of an order whose service is priced by hand (null while it is pending), or whose price is missing (null gives it the price of its service again). Left out, it stays as it is; for any other order it is refused.
             * @example null
             */
            manualPriceCadCents?: number | null;
        };
        /**
         * @description One thing that a driver does at a stop.
         * @example {
         *       "id": "received-by",
         *       "type": "text_input",
         *       "label": "Received by",
         *       "description": null,
         *       "required": true,
         *       "options": []
         *     }
         */
        ProtocolAction: {
            /**
             * @description The action within its stop.
             * @example received-by
             */
            id: string;
            type: components["schemas"]["ProtocolActionType"];
            /**
             * @description What is asked.
             * @example Received by
             */
            label: string;
            /**
             * @description More about it.
             * @example null
             */
            description: string | null;
            /**
             * @description Whether the stop can be left without it.
             * @example true
             */
            required: boolean;
            /**
             * @description The choices of select and multi-select.
             * @example []
             */
            options: string[];
            /**
             * @description What a number is counted in.
             * @example °C
             */
            unit?: string;
            /**
             * @description The least number that is taken.
             * @example -30
             */
            minimum?: number;
            /**
             * @description The largest number that is taken.
             * @example 40
             */
            maximum?: number;
        };
        /**
         * @description What a protocol asks for; a block is text to read.
         * @example signature
         * @enum {string}
         */
        ProtocolActionType: "block" | "text_input" | "number_input" | "media" | "select" | "multi_select" | "signature" | "confirm";
        /**
         * @description What is asked at the stops of an order, and what was captured.
         * @example {
         *       "protocol": {
         *         "pickup": [],
         *         "dropoff": []
         *       },
         *       "protocolData": []
         *     }
         */
        ProtocolData: {
            /** @description What is asked. */
            protocol: {
                /** @description At pickup. */
                pickup: components["schemas"]["ProtocolAction"][];
                /** @description At drop-off. */
                dropoff: components["schemas"]["ProtocolAction"][];
            };
            /** @description What was captured, pickup first. */
            protocolData: components["schemas"]["ProtocolEntry"][];
        };
        /**
         * @description Answers captured at a stop. An action left out keeps its earlier answer, so that a driver can save in between.
         * @example {
         *       "stop": "dropoff",
         *       "answers": [
         *         {
         *           "actionId": "received-by",
         *           "value": "Aylin"
         *         }
         *       ]
         *     }
         */
        ProtocolDataInput: {
            stop: components["schemas"]["StopType"];
            /**
             * @description Degrees north; null when the device did not know.
             * @example 52.12
             */
            lat?: number | null;
            /**
             * @description Degrees east; null when the device did not know.
             * @example -106.66
             */
            lng?: number | null;
            occurredAt?: components["schemas"]["OccurredAt"];
            /** @description The answers. */
            answers: {
                /**
                 * @description The action.
                 * @example received-by
                 */
                actionId: string;
                /**
                 * @description The answer.
                 * @example Aylin
                 */
                value?: string | number | boolean | string[] | null;
                /** @description Files that were uploaded before. */
                uploads?: components["schemas"]["MediaInput"][];
            }[];
        };
        /**
         * @description What was captured at a stop, when, where and by whom.
         * @example {
         *       "type": "dropoff",
         *       "date": 1795281300,
         *       "geostamp": {
         *         "lat": 52.12,
         *         "lng": -106.66,
         *         "date": 1795281300
         *       },
         *       "actor": {
         *         "firstName": "Ravi",
         *         "lastName": "Patel"
         *       },
         *       "actorType": "driver",
         *       "actionsWithData": [
         *         {
         *           "id": "received-by",
         *           "type": "text_input",
         *           "label": "Received by",
         *           "description": null,
         *           "required": true,
         *           "options": [],
         *           "value": "Aylin",
         *           "media": []
         *         }
         *       ]
         *     }
         */
        ProtocolEntry: {
            type: components["schemas"]["StopType"];
            date: components["schemas"]["UnixSeconds"];
            /** @description Where it was captured; null when the device did not know. */
            geostamp: {
                /**
                 * @description Degrees north.
                 * @example 52.12
                 */
                lat: number;
                /**
                 * @description Degrees east.
                 * @example -106.66
                 */
                lng: number;
                date: components["schemas"]["UnixSeconds"];
            } | null;
            /** @description Who captured it; null where the names of drivers are not shown. */
            actor: {
                /**
                 * @description First name.
                 * @example Ravi
                 */
                firstName: string;
                /**
                 * @description Last name.
                 * @example Patel
                 */
                lastName: string;
            } | null;
            /**
             * @description The order's driver, or somebody of the office.
             * @example driver
             * @enum {string}
             */
            actorType: "driver" | "user";
            /** @description The actions of the stop with their answers. */
            actionsWithData: {
                /**
                 * @description The action within its stop.
                 * @example received-by
                 */
                id: string;
                type: components["schemas"]["ProtocolActionType"];
                /**
                 * @description What is asked.
                 * @example Received by
                 */
                label: string;
                /**
                 * @description More about it.
                 * @example null
                 */
                description: string | null;
                /**
                 * @description Whether the stop can be left without it.
                 * @example true
                 */
                required: boolean;
                /**
                 * @description The choices of select and multi-select.
                 * @example []
                 */
                options: string[];
                /**
                 * @description What a number is counted in.
                 * @example °C
                 */
                unit?: string;
                /**
                 * @description The least number that is taken.
                 * @example -30
                 */
                minimum?: number;
                /**
                 * @description The largest number that is taken.
                 * @example 40
                 */
                maximum?: number;
                /**
                 * @description Text, number, choice, choices or yes; null without an answer, and for files and signatures.
                 * @example Aylin
                 */
                value: string | number | boolean | string[] | null;
                /** @description The files of media and signature. */
                media: components["schemas"]["DeliveryOrderMedia"][];
            }[];
        };
        /**
         * @description One of the two stops of an order.
         * @example pickup
         * @enum {string}
         */
        StopType: "pickup" | "dropoff";
        /**
         * @description A move that can be taken back (docs/rules/order-status.md, "Taking a move back").
         * @example {
         *       "status": "pickedUp",
         *       "at": 1795281300,
         *       "until": 1795281900
         *     }
         */
        UndoableMove: {
            status: components["schemas"]["OrderStatus"];
            at: components["schemas"]["UnixSeconds"];
            /**
             * @description How long the caller may take it back (unix seconds); null for the office, which always may.
             * @example 1795281900
             */
            until: number | null;
        };
        /**
         * @description A role that every organization has, and none can change.
         * @example {
         *       "id": 6,
         *       "name": "Dispatcher",
         *       "permissions": [
         *         "delivery-orders.read",
         *         "pricing.read"
         *       ],
         *       "people": 3
         *     }
         */
        DefaultRole: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Dispatcher
             */
            name: string;
            /**
             * @description What it allows.
             * @example [
             *       "delivery-orders.read",
             *       "pricing.read"
             *     ]
             */
            permissions: components["schemas"]["PermissionId"][];
            /**
             * @description How many people of the organization hold it.
             * @example 3
             */
            people: number;
        };
        /**
         * @description The default roles.
         * @example {
         *       "data": [
         *         {
         *           "id": 6,
         *           "name": "Dispatcher",
         *           "permissions": [
         *             "delivery-orders.read",
         *             "pricing.read"
         *           ],
         *           "people": 3
         *         }
         *       ]
         *     }
         */
        DefaultRoles: {
            /** @description In the order of their numbers. */
            data: components["schemas"]["DefaultRole"][];
        };
        /**
         * @description A role of an organization's own that a person holds.
         * @example {
         *       "id": 1004,
         *       "name": "Bookkeeper",
         *       "permissions": [
         *         "accounting.read",
         *         "pricing.read"
         *       ]
         *     }
         */
        HeldRole: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Bookkeeper
             */
            name: string;
            /**
             * @description What it allows.
             * @example [
             *       "accounting.read",
             *       "pricing.read"
             *     ]
             */
            permissions: components["schemas"]["PermissionId"][];
        };
        /**
         * @description How many people have a permission.
         * @example {
         *       "id": "pricing.read",
         *       "people": 1
         *     }
         */
        PermissionCount: {
            id: components["schemas"]["PermissionId"];
            /**
             * @description How many.
             * @example 1
             */
            people: number;
        };
        /**
         * @description A role of an organization's own, or a default role, which cannot be changed.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Bookkeeper",
         *       "description": "Keeps the books and sees what orders cost.",
         *       "permissions": [
         *         "accounting.read",
         *         "pricing.read"
         *       ],
         *       "isDefault": false,
         *       "people": 2,
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        Role: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name; no other role of the organization has it, and no default role.
             * @example Bookkeeper
             */
            name: string;
            /**
             * @description Whom it is for.
             * @example Keeps the books and sees what orders cost.
             */
            description: string | null;
            /**
             * @description What those who hold it may do. Nobody puts in what they may not do themselves.
             * @example [
             *       "accounting.read",
             *       "pricing.read"
             *     ]
             */
            permissions: components["schemas"]["PermissionId"][];
            /**
             * @description Whether it is one of the default roles.
             * @example false
             */
            isDefault: boolean;
            /**
             * @description How many people hold it.
             * @example 2
             */
            people: number;
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description That a person, or another organization, was given a role, and whether they still have it.
         * @example {
         *       "id": 31,
         *       "user": {
         *         "id": 7,
         *         "firstName": "Ravi",
         *         "lastName": "Patel"
         *       },
         *       "granteeTenant": null,
         *       "role": {
         *         "id": 6,
         *         "name": "Dispatcher"
         *       },
         *       "grantedBy": {
         *         "id": 3,
         *         "firstName": "Helen",
         *         "lastName": "Dyck"
         *       },
         *       "grantedAt": 1795281300,
         *       "endedBy": null,
         *       "endedAt": null
         *     }
         */
        RoleGrant: {
            id: components["schemas"]["Id"];
            /** @description Who has it; null where it is an organization. */
            user: components["schemas"]["Person"] | null;
            /** @description The organization that has it; null where it is a person. */
            granteeTenant: components["schemas"]["TenantRef"] | null;
            role: components["schemas"]["RoleRef"];
            /** @description Who granted it; null where nobody did: it came with the account. */
            grantedBy: components["schemas"]["Person"] | null;
            grantedAt: components["schemas"]["UnixSeconds"];
            /** @description Who took it away; null where it stands, and where it ended by itself. */
            endedBy: components["schemas"]["Person"] | null;
            /** @description When it ended; null where it stands. */
            endedAt: components["schemas"]["UnixSeconds"] | null;
        };
        /**
         * @description Which grants. All of it has to hold.
         * @example {
         *       "roleId": 6,
         *       "isLive": true
         *     }
         */
        RoleGrantFilter: {
            userId?: components["schemas"]["Id"];
            roleId?: components["schemas"]["Id"];
            granteeTenantId?: components["schemas"]["Id"];
            /**
             * @description Those that stand, or those that have ended.
             * @example true
             */
            isLive?: boolean;
        };
        /**
         * @description Who is given which role.
         * @example {
         *       "userId": 7,
         *       "roleId": 6
         *     }
         */
        RoleGrantInput: {
            userId: components["schemas"]["Id"];
            roleId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        RoleGrantPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["RoleGrant"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "grantedAt",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        RoleGrantPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example grantedAt
                 * @enum {string}
                 */
                field: "grantedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
            filter?: components["schemas"]["RoleGrantFilter"];
        };
        /**
         * @description How many people hold a role, and what they may do by other roles as well.
         * @example {
         *       "people": 4,
         *       "elsewhere": [
         *         {
         *           "id": "pricing.read",
         *           "people": 1
         *         }
         *       ]
         *     }
         */
        RoleHolders: {
            /**
             * @description How many hold it.
             * @example 4
             */
            people: number;
            /** @description Of each permission that some of them have by another role too, how many of them have it so. */
            elsewhere: components["schemas"]["PermissionCount"][];
        };
        /**
         * @description A role by name.
         * @example {
         *       "id": 6,
         *       "name": "Dispatcher"
         *     }
         */
        RoleRef: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name; of a role that was deleted, the one it had.
             * @example Dispatcher
             */
            name: string;
        };
        /**
         * @description The role that a person is given.
         * @example {
         *       "roleId": 6
         *     }
         */
        RoleToGrant: {
            roleId: components["schemas"]["Id"];
        };
        /**
         * @description All the roles that a person is to have.
         * @example {
         *       "roleIds": [
         *         6,
         *         7
         *       ]
         *     }
         */
        RolesOfPerson: {
            /**
             * @description Their numbers.
             * @example [
             *       6,
             *       7
             *     ]
             */
            roleIds: components["schemas"]["Id"][];
        };
        /**
         * @description A kind of parcel of a courier; services carry copies of it.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Medium box",
         *       "description": "About the size of a microwave",
         *       "icon": "box",
         *       "maxLengthM": 0.6,
         *       "maxWidthM": 0.4,
         *       "maxHeightM": 0.4,
         *       "maxWeightKg": 20,
         *       "typed": {
         *         "weight": {
         *           "number": 8,
         *           "unit": "oz"
         *         }
         *       },
         *       "defaultFeeCadCents": 100,
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        BaseParcelType: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name.
             * @example Medium box
             */
            name: string;
            /**
             * @description What fits.
             * @example About the size of a microwave
             */
            description: string | null;
            /**
             * @description What it is drawn as beside its name.
             * @example box
             * @enum {string|null}
             */
            icon: "box" | "cube" | "envelope" | "document" | "briefcase" | "archive" | "layers" | "snowflake" | "temperature" | "tint" | "glass" | "labTest" | "heart" | "shoppingCart" | "book" | "tree" | "wrench" | "desktop" | "mobilePhone" | "camera" | "key" | "lock" | "flash" | "warningSign" | null;
            /**
             * @description Its greatest length (metres); none without a limit.
             * @example 0.6
             */
            maxLengthM: number | null;
            /**
             * @description Its greatest width (metres); none without a limit.
             * @example 0.4
             */
            maxWidthM: number | null;
            /**
             * @description Its greatest height (metres); none without a limit.
             * @example 0.4
             */
            maxHeightM: number | null;
            /**
             * @description The heaviest piece (kilograms); none without a limit.
             * @example 20
             */
            maxWeightKg: number | null;
            typed: components["schemas"]["TypedSizes"] | null;
            /**
             * @description What each piece costs (Canadian cents) unless a service says otherwise.
             * @example 100
             */
            defaultFeeCadCents: number;
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description Something that a driver does at a stop, as an organisation keeps it; one without an id is added. Services are published with copies.
         * @example {
         *       "stopType": "dropoff",
         *       "type": "text_input",
         *       "label": "Received by",
         *       "required": true
         *     }
         */
        BaseProtocolAction: {
            /**
             * @description Its number, which no other action ever has.
             * @example 12
             */
            id?: number;
            /**
             * Where
             * @description At which stop.
             */
            stopType: components["schemas"]["StopType"];
            /**
             * Kind
             * @description What it asks for; a block is text to read.
             */
            type: components["schemas"]["ProtocolActionType"];
            /**
             * What the driver is asked
             * Format: visible
             * @description What is asked, or the heading of what is read.
             * @example Received by
             */
            label: string;
            /**
             * Explanation
             * @description More about it; of a block the text itself.
             * @example First and last name of the person who takes the parcels.
             */
            description?: string;
            /**
             * The stop cannot be left without it
             * @description Whether the stop can be left without it.
             * @example true
             */
            required?: boolean;
            /**
             * Choices
             * @description The choices, for select and multi_select alone.
             * @example [
             *       "Recipient",
             *       "Reception"
             *     ]
             */
            options?: string[];
            /**
             * Unit
             * @description What a number is counted in, for number_input alone.
             * @example °C
             */
            unit?: string;
            /**
             * At least
             * @description The least number that is taken, for number_input alone.
             * @example -30
             */
            minimum?: number;
            /**
             * At most
             * @description The largest number that is taken, for number_input alone.
             * @example 40
             */
            maximum?: number;
        };
        /**
         * @description What changes of an action; a field left out stays, null clears an optional one.
         * @example {
         *       "stopType": "dropoff"
         *     }
         */
        BaseProtocolActionUpdate: {
            /**
             * Where
             * @description At which stop.
             */
            stopType?: components["schemas"]["StopType"];
            /**
             * Kind
             * @description What it asks for; a block is text to read.
             */
            type?: components["schemas"]["ProtocolActionType"];
            /**
             * What the driver is asked
             * Format: visible
             * @description What is asked, or the heading of what is read.
             * @example Received by
             */
            label?: string;
            /**
             * Explanation
             * @description More about it; of a block the text itself.
             * @example First and last name of the person who takes the parcels.
             */
            description?: string | null;
            /**
             * The stop cannot be left without it
             * @description Whether the stop can be left without it.
             * @example true
             */
            required?: boolean | null;
            /**
             * Choices
             * @description The choices, for select and multi_select alone.
             * @example [
             *       "Recipient",
             *       "Reception"
             *     ]
             */
            options?: string[] | null;
            /**
             * Unit
             * @description What a number is counted in, for number_input alone.
             * @example °C
             */
            unit?: string | null;
            /**
             * At least
             * @description The least number that is taken, for number_input alone.
             * @example -30
             */
            minimum?: number | null;
            /**
             * At most
             * @description The largest number that is taken, for number_input alone.
             * @example 40
             */
            maximum?: number | null;
            /**
             * @description Where it is to stand among the actions of its protocol, from 0; past the last one it is the last.
             * @example 0
             */
            position?: number;
        };
        /**
         * @description How fast a courier delivers; services offer copies of it.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Rush",
         *       "durationMinutes": 90,
         *       "description": "Within 90 minutes",
         *       "charge": {
         *         "type": "percentage",
         *         "amount": 50
         *       },
         *       "textColor": "#c2410c",
         *       "backgroundColor": "#ffedd5",
         *       "position": 1,
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        BaseServiceSpeed: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name.
             * @example Rush
             */
            name: string;
            /**
             * @description Promised minutes from the scheduled time to drop-off; none without a promise.
             * @example 90
             */
            durationMinutes: number | null;
            /**
             * @description What it promises.
             * @example Within 90 minutes
             */
            description: string | null;
            /** @description What it adds to the base price; a percentage is of that. */
            charge: components["schemas"]["Charge"];
            /**
             * @description Colour of its name, #rrggbb.
             * @example #c2410c
             */
            textColor: string;
            /**
             * @description Colour behind its name, #rrggbb; none without one.
             * @example #ffedd5
             */
            backgroundColor: string | null;
            /**
             * @description Where it stands among the speeds; the lowest comes first.
             * @example 1
             */
            position: number;
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A tag of a courier; services offer copies of it.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Keep cold",
         *       "description": "Between 2 and 8 °C.",
         *       "iconImageSrc": "/api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        BaseTag: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name.
             * @example Keep cold
             */
            name: string;
            /**
             * @description How such an order is to be handled.
             * @example Between 2 and 8 °C.
             */
            description: string | null;
            /**
             * @description Address of its icon, a picture of the library that is not archived.
             * @example /api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            iconImageSrc: string | null;
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description What a service revision charges by distance (metres).
         * @example {
         *       "distanceRanges": {
         *         "mode": "graduated",
         *         "bands": [
         *           {
         *             "from": 0,
         *             "to": null,
         *             "flatCadCents": 0,
         *             "perStepCadCents": 110,
         *             "step": 1000,
         *             "stepCount": "exact"
         *           }
         *         ],
         *         "fallbackCadCents": null
         *       }
         *     }
         */
        DistanceRangeModifiers: {
            /**
             * Priced by distance
             * @description Its bands; null: the service does not price by it.
             * @example null
             */
            distanceRanges: components["schemas"]["RangeSet"] | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description The surcharge of a fuel today and after.
         * @example {
         *       "fuelType": "regular",
         *       "inForce": null,
         *       "next": null,
         *       "averageOrder": null,
         *       "notice": null
         *     }
         */
        FuelOutlook: {
            fuelType: components["schemas"]["FuelType"];
            /** @description Null without a table or a price. */
            inForce: components["schemas"]["FuelReading"] | null;
            /** @description The one after it; null without a table or a price. */
            next: components["schemas"]["FuelReading"] | null;
            /** @description The orders of the last 30 days before fuel; null without any. */
            averageOrder: {
                /**
                 * @description How many.
                 * @example 212
                 */
                orders: number;
                /**
                 * @description False: no service charges this fuel, and all orders count.
                 * @example true
                 */
                areCharged: boolean;
                /**
                 * @description Cents.
                 * @example 3023
                 */
                medianCadCents: number;
                /**
                 * @description Cents.
                 * @example 3310
                 */
                meanCadCents: number;
            } | null;
            /** @description What customers can be told of the next one; null while there is nothing to tell. */
            notice: {
                /**
                 * @description One line.
                 * @example Fuel surcharge from 2026-12-15
                 */
                subject: string;
                /**
                 * @description Paragraphs.
                 * @example From 2026-12-15 our fuel surcharge is 28 %.
                 */
                text: string;
            } | null;
        };
        /**
         * @description What a litre cost in the week of a day. It belongs to the month of that day.
         * @example {
         *       "fuelType": "regular",
         *       "date": "2026-11-16",
         *       "dollarsPerLitre": 1.5988
         *     }
         */
        FuelPrice: {
            fuelType: components["schemas"]["FuelType"];
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-16
             */
            date: string;
            /**
             * @description Dollars a litre, 4 decimals at most.
             * @example 1.5988
             */
            dollarsPerLitre: number;
        };
        /**
         * @description Weekly fuel prices.
         * @example {
         *       "data": [
         *         {
         *           "fuelType": "regular",
         *           "date": "2026-11-16",
         *           "dollarsPerLitre": 1.5988
         *         }
         *       ]
         *     }
         */
        FuelPrices: {
            /** @description The newest first. */
            data: components["schemas"]["FuelPrice"][];
        };
        /**
         * @description Weekly prices to set.
         * @example {
         *       "prices": [
         *         {
         *           "fuelType": "regular",
         *           "date": "2026-11-16",
         *           "dollarsPerLitre": 1.5988
         *         }
         *       ]
         *     }
         */
        FuelPricesInput: {
            /** @description Each week of a fuel once. */
            prices: {
                fuelType: components["schemas"]["FuelType"];
                /**
                 * Format: date
                 * @description A day of the week.
                 * @example 2026-11-16
                 */
                date: string;
                /**
                 * @description Dollars a litre, above 0 and below 10, 4 decimals at most; null takes the week away.
                 * @example 1.5988
                 */
                dollarsPerLitre: number | null;
            }[];
        };
        /**
         * @description A surcharge with its arithmetic (docs/rules/fuel-and-tax.md, "Fuel surcharge").
         * @example {
         *       "percent": 27.5,
         *       "from": "2026-11-15",
         *       "until": "2026-12-14",
         *       "month": "2026-10",
         *       "pricesOf": "2026-10",
         *       "prices": [
         *         {
         *           "fuelType": "regular",
         *           "date": "2026-10-05",
         *           "dollarsPerLitre": 1.5988
         *         }
         *       ],
         *       "dollarsPerLitre": 1.5988,
         *       "row": {
         *         "priceFrom": 1.58,
         *         "priceTo": 1.6
         *       },
         *       "within": "row",
         *       "addsToMedianCadCents": 831,
         *       "isFinal": true
         *     }
         */
        FuelReading: {
            /**
             * @description The surcharge.
             * @example 27.5
             */
            percent: number;
            /**
             * Format: date
             * @description Its first day.
             * @example 2026-11-15
             */
            from: string;
            /**
             * Format: date
             * @description Its last day.
             * @example 2026-12-14
             */
            until: string;
            /**
             * @description The month whose mean counts.
             * @example 2026-10
             */
            month: string;
            /**
             * @description The month whose prices were used, earlier where that has none.
             * @example 2026-10
             */
            pricesOf: string;
            /** @description They, the oldest first. */
            prices: components["schemas"]["FuelPrice"][];
            /**
             * @description Their mean, 4 decimals.
             * @example 1.5988
             */
            dollarsPerLitre: number;
            /** @description The row of the table; null below it. */
            row: {
                /**
                 * @description Dollars a litre.
                 * @example 1.58
                 */
                priceFrom: number;
                /**
                 * @description Dollars a litre.
                 * @example 1.6
                 */
                priceTo: number;
            } | null;
            /**
             * @description Above: past the last row, which goes on.
             * @example row
             * @enum {string}
             */
            within: "row" | "below" | "above";
            /**
             * @description What it adds to the median order; null without orders.
             * @example 831
             */
            addsToMedianCadCents: number | null;
            /**
             * @description False while its month runs and the percentage may change.
             * @example true
             */
            isFinal: boolean;
        };
        /**
         * @description The fuel surcharges of a courier.
         * @example {
         *       "version": 1,
         *       "tables": [],
         *       "outlooks": []
         *     }
         */
        FuelSurcharges: {
            version: components["schemas"]["EditVersion"];
            /** @description By fuel, the newest first. */
            tables: components["schemas"]["FuelTable"][];
            /** @description One for each fuel. */
            outlooks: components["schemas"]["FuelOutlook"][];
        };
        /**
         * @description The fuel tables to have.
         * @example {
         *       "version": 1,
         *       "tables": [
         *         {
         *           "fuelType": "regular",
         *           "effectiveFrom": "2026-01-01",
         *           "rows": [
         *             {
         *               "priceFrom": 1.58,
         *               "priceTo": 1.6,
         *               "percent": 27.5
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        FuelSurchargesUpdate: {
            version: components["schemas"]["EditVersion"];
            /** @description All of them, each day of a fuel once. */
            tables: components["schemas"]["FuelTable"][];
        };
        /**
         * @description The percentages of a fuel from a day on, until a later table of the same fuel.
         * @example {
         *       "fuelType": "regular",
         *       "effectiveFrom": "2026-01-01",
         *       "rows": [
         *         {
         *           "priceFrom": 1.58,
         *           "priceTo": 1.6,
         *           "percent": 27.5
         *         }
         *       ]
         *     }
         */
        FuelTable: {
            fuelType: components["schemas"]["FuelType"];
            /**
             * Format: date
             * @description Its first day, by the courier's calendar.
             * @example 2026-01-01
             */
            effectiveFrom: string;
            /** @description A row holds a price from `priceFrom` to below `priceTo`. */
            rows: {
                /**
                 * @description Dollars a litre.
                 * @example 1.58
                 */
                priceFrom: number;
                /**
                 * @description Dollars a litre.
                 * @example 1.6
                 */
                priceTo: number;
                /**
                 * @description Below 1000.
                 * @example 27.5
                 */
                percent: number;
            }[];
        };
        /**
         * @description Whose prices and table a surcharge follows.
         * @example regular
         * @enum {string}
         */
        FuelType: "regular" | "diesel";
        /**
         * @description A picture of an organisation, such as its logo or the icon of a tag.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Logo",
         *       "url": "/uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "contentType": "image/png",
         *       "sizeBytes": 18204,
         *       "usedBy": [],
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        LibraryImage: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name.
             * @example Logo
             */
            name: string;
            /**
             * @description Address of its content, for an `<img>`; of one that is added that of a finished upload.
             * @example /uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            url: string;
            /**
             * @description What its content was found to be.
             * @example image/png
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg" | "image/webp";
            /**
             * @description How long its content is (bytes).
             * @example 18204
             */
            sizeBytes: number;
            /**
             * @description What shows it, as far as 20 places; one more says that there are more.
             * @example []
             */
            usedBy: components["schemas"]["Use"][];
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A kind of parcel that a service carries.
         * @example {
         *       "id": 2,
         *       "name": "Medium box",
         *       "description": null,
         *       "maxWeightKg": 20,
         *       "maxLengthM": 0.6,
         *       "maxWidthM": 0.4,
         *       "maxHeightM": 0.4
         *     }
         */
        ParcelType: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Medium box
             */
            name: string;
            /**
             * @description What fits.
             * @example Up to a shoe box of shoe boxes.
             */
            description: string | null;
            /**
             * @description Heaviest piece (kilograms) or null without a limit.
             * @example 20
             */
            maxWeightKg: number | null;
            /**
             * @description Longest (metres) - null without a limit.
             * @example 0.6
             */
            maxLengthM: number | null;
            /**
             * @description Widest (metres) - null without a limit.
             * @example 0.4
             */
            maxWidthM: number | null;
            /**
             * @description Highest (metres) - null without a limit.
             * @example 0.4
             */
            maxHeightM: number | null;
            /** @description How its limits were typed; null where they are what was typed. */
            typed?: components["schemas"]["TypedSizes"] | null;
            /**
             * @description Canadian cents for each piece; only to the courier's people who arrange it.
             * @example 100
             */
            feeCadCents?: number;
        };
        /**
         * @description The parcel types of a service revision.
         * @example {
         *       "data": []
         *     }
         */
        ParcelTypes: {
            /** @description All of them. */
            data: components["schemas"]["ParcelType"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description The parcel types that a draft is to have, in their order.
         * @example {
         *       "data": [
         *         {
         *           "name": "Medium box",
         *           "maxWeightKg": 20
         *         }
         *       ]
         *     }
         */
        ParcelTypesUpdate: {
            /**
             * Parcel types
             * @description All of them.
             */
            data: {
                id?: components["schemas"]["Id"];
                /**
                 * Name
                 * Format: visible
                 * @description Its name.
                 * @example Medium box
                 */
                name: string;
                /**
                 * Description
                 * @description What fits.
                 * @example Up to a shoe box of shoe boxes.
                 */
                description?: string | null;
                /**
                 * Heaviest piece
                 * @description Heaviest piece (kilograms).
                 * @example 20
                 */
                maxWeightKg?: number | null;
                /**
                 * Longest
                 * @description Longest (metres).
                 * @example 0.6
                 */
                maxLengthM?: number | null;
                /**
                 * Widest
                 * @description Widest (metres).
                 * @example 0.4
                 */
                maxWidthM?: number | null;
                /**
                 * Highest
                 * @description Highest (metres).
                 * @example 0.4
                 */
                maxHeightM?: number | null;
                /** As it was typed */
                typed?: components["schemas"]["TypedSizes"] | null;
                /**
                 * Fee
                 * @description Canadian cents for each piece; 0 when it is left out.
                 * @example 100
                 */
                feeCadCents?: number;
            }[];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description What a delivery would cost by a revision; nothing is stored.
         * @example {
         *       "status": "priced",
         *       "baseCadCents": 3023,
         *       "preTaxCadCents": 4232,
         *       "taxCadCents": 212,
         *       "totalCadCents": 4444,
         *       "distanceM": 14300,
         *       "distanceEstimated": false,
         *       "dueAt": 1795286700,
         *       "missing": [],
         *       "explanation": []
         *     }
         */
        PricePreview: {
            /**
             * @description A pending price waits for a dispatcher, a missing one lacks a band, a zone or a rate.
             * @example priced
             * @enum {string}
             */
            status: "priced" | "pending" | "missing";
            /**
             * @description The base price, of which percentages are.
             * @example 3023
             */
            baseCadCents: number | null;
            /**
             * @description Before taxes.
             * @example 4232
             */
            preTaxCadCents: number | null;
            /**
             * @description Taxes.
             * @example 212
             */
            taxCadCents: number | null;
            /**
             * @description The whole price.
             * @example 4444
             */
            totalCadCents: number | null;
            /**
             * @description The distance that was priced (metres).
             * @example 14300
             */
            distanceM: number | null;
            /**
             * @description Whether it is an estimate.
             * @example false
             */
            distanceEstimated: boolean;
            /**
             * @description What the speed promises, in unix seconds.
             * @example 1795286700
             */
            dueAt: number | null;
            /** @description What the price lacks. */
            missing: {
                /**
                 * @description In words.
                 * @example The weight falls in no band of the service.
                 */
                message: string;
                /**
                 * @description The component of the revision, such as `weight-range`.
                 * @example weight-range
                 */
                component: string | null;
            }[];
            /** @description Each line of the price in words. */
            explanation: components["schemas"]["PriceLineExplanation"][];
        };
        /**
         * @description A delivery that may never be ordered, to be priced by a revision. What is not known is null.
         * @example {
         *       "serviceRevisionId": 9,
         *       "serviceSpeedId": 3,
         *       "tagIds": [],
         *       "parcels": [
         *         {
         *           "parcelTypeId": 2,
         *           "quantity": 2
         *         }
         *       ],
         *       "weightKg": 60,
         *       "distanceM": 14300,
         *       "pickup": null,
         *       "dropoff": null,
         *       "dropoffProvince": "SK",
         *       "availableAt": 1795281300
         *     }
         */
        PricePreviewInput: {
            serviceRevisionId: components["schemas"]["Id"];
            /**
             * @description A speed of the revision; null for none.
             * @example 3
             */
            serviceSpeedId: number | null;
            /**
             * @description Tags of the revision.
             * @example [
             *       4
             *     ]
             */
            tagIds?: components["schemas"]["Id"][];
            /** @description How many of which of its parcel types. */
            parcels?: {
                parcelTypeId: components["schemas"]["Id"];
                /**
                 * @description How many.
                 * @example 2
                 */
                quantity: number;
            }[];
            /**
             * @description Of all parcels together, kilograms.
             * @example 60
             */
            weightKg?: number | null;
            /**
             * @description Of all parcels together, cubic metres.
             * @example 0.2
             */
            volumeM3?: number | null;
            /**
             * @description Metres; left out, it is the way between the two stops.
             * @example 14300
             */
            distanceM?: number | null;
            /** @description Where it is fetched; without it no zone is paid. */
            pickup?: components["schemas"]["PricePreviewStop"] | null;
            /** @description Where it is brought; without it no zone is paid. */
            dropoff?: components["schemas"]["PricePreviewStop"] | null;
            /**
             * @description Its taxes are charged.
             * @example SK
             */
            dropoffProvince?: string | null;
            /**
             * @description Where it is fetched; within Québec the QST is charged as well.
             * @example SK
             */
            pickupProvince?: string | null;
            availableAt: components["schemas"]["UnixSeconds"];
            /**
             * @description What a dispatcher would type where the revision leaves the price to one.
             * @example null
             */
            manualPriceCadCents?: number | null;
        };
        /**
         * @description A spot on the map.
         * @example {
         *       "lat": 52.12,
         *       "lng": -106.66
         *     }
         */
        PricePreviewStop: {
            /**
             * @description Latitude in degrees.
             * @example 52.12
             */
            lat: number;
            /**
             * @description Longitude in degrees.
             * @example -106.66
             */
            lng: number;
        };
        /**
         * @description What an organisation asks of drivers at the stops. Services that name it are published with a copy.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Signed delivery",
         *       "description": "Wherever somebody has to sign.",
         *       "actions": [
         *         {
         *           "id": 12,
         *           "stopType": "dropoff",
         *           "type": "text_input",
         *           "label": "Received by",
         *           "required": true
         *         }
         *       ],
         *       "actionCount": 3,
         *       "isEnabled": true,
         *       "usedBy": [],
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        Protocol: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name.
             * @example Signed delivery
             */
            name: string;
            /**
             * @description What it is for; drivers do not see it.
             * @example Wherever somebody has to sign.
             */
            description: string | null;
            /**
             * @description All of them, in their order.
             * @example [
             *       {
             *         "id": 12,
             *         "stopType": "dropoff",
             *         "type": "text_input",
             *         "label": "Received by",
             *         "required": true
             *       }
             *     ]
             */
            actions: components["schemas"]["BaseProtocolAction"][];
            /**
             * @description How many actions it has.
             * @example 3
             */
            actionCount: number;
            /**
             * @description Whether services can be published with it.
             * @example true
             */
            isEnabled: boolean;
            /**
             * @description The services that name it, published or in a draft.
             * @example []
             */
            usedBy: components["schemas"]["ProtocolUse"][];
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A protocol without its actions, as lists show it.
         * @example {
         *       "id": 1,
         *       "tenantId": 1,
         *       "version": 1,
         *       "archived": false,
         *       "name": "Signed delivery",
         *       "description": null,
         *       "isEnabled": true,
         *       "actionCount": 3,
         *       "usedBy": [],
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        ProtocolMeta: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            /**
             * @description Counts its changes.
             * @example 1
             */
            version: number;
            /**
             * @description Whether it is archived.
             * @example false
             */
            archived: boolean;
            /**
             * @description Its name.
             * @example Signed delivery
             */
            name: string;
            /**
             * @description What it is for.
             * @example Wherever somebody has to sign.
             */
            description: string | null;
            /**
             * @description Whether services can be published with it.
             * @example true
             */
            isEnabled: boolean;
            /**
             * @description How many actions it has.
             * @example 3
             */
            actionCount: number;
            /**
             * @description The services that name it, published or in a draft; of many the first.
             * @example []
             */
            usedBy: components["schemas"]["ProtocolUse"][];
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A page of protocols.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        ProtocolMetaPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["ProtocolMeta"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description A service that names a protocol.
         * @example {
         *       "serviceId": 1,
         *       "name": "City Same Day",
         *       "revisionId": 1,
         *       "status": "published"
         *     }
         */
        ProtocolUse: {
            serviceId: components["schemas"]["Id"];
            /**
             * @description The name of the service.
             * @example City Same Day
             */
            name: string;
            revisionId: components["schemas"]["Id"];
            /**
             * @description Of the revision that names it.
             * @example published
             * @enum {string}
             */
            status: "draft" | "published";
        };
        /**
         * @description One band: it holds a value above `from` and up to `to`.
         * @example {
         *       "from": 5000,
         *       "to": null,
         *       "flatCadCents": 0,
         *       "perStepCadCents": 110,
         *       "step": 1000,
         *       "stepCount": "exact"
         *     }
         */
        RangeBand: {
            /**
             * From
             * @description In metres, kilograms or cubic metres.
             * @example 5000
             */
            from: number;
            /**
             * To
             * @description The same; null has no end.
             * @example null
             */
            to: number | null;
            /**
             * Flat
             * @description Canadian cents, once the band is reached.
             * @example 0
             */
            flatCadCents: number;
            /**
             * Rate
             * @description Canadian cents, for each step of the value.
             * @example 110
             */
            perStepCadCents: number;
            /**
             * Per
             * @description The size of a step: 1000 for a price per kilometre.
             * @example 1000
             */
            step: number;
            /**
             * Counted
             * @description Whether a part of a step is paid as a whole one (started) or as the part that it is (exact).
             * @example exact
             * @enum {string}
             */
            stepCount: "started" | "exact";
            /**
             * As it was typed
             * @description Which of its measures was typed in which unit. One that does not say the same as the measure is dropped.
             * @example {
             *       "from": {
             *         "number": 5,
             *         "unit": "km"
             *       }
             *     }
             */
            typed?: {
                from?: components["schemas"]["TypedMeasure"];
                to?: components["schemas"]["TypedMeasure"];
                step?: components["schemas"]["TypedMeasure"];
            };
        };
        /**
         * @description Bands of one measure. A hole is refused when the revision is published, an overlap at once.
         * @example {
         *       "mode": "graduated",
         *       "bands": [],
         *       "fallbackCadCents": null
         *     }
         */
        RangeSet: {
            /**
             * How bands are read
             * @description Slab: the whole value pays the band that it falls in. Graduated: each band pays for its own part.
             * @example graduated
             * @enum {string}
             */
            mode: "graduated" | "slab";
            /**
             * Bands
             * @description The bands, from the lowest.
             */
            bands: components["schemas"]["RangeBand"][];
            /**
             * When it is not known
             * @description Canadian cents where no band holds the value; null: such an order has no price.
             * @example null
             */
            fallbackCadCents: number | null;
        };
        /**
         * @description What became of the prices of a service between two of its revisions.
         * @example {
         *       "data": [
         *         {
         *           "component": "distance-range",
         *           "kind": "changed",
         *           "text": "above 25 km: $1.10 to $1.25 a km"
         *         }
         *       ]
         *     }
         */
        RevisionChanges: {
            /** @description Component by component. */
            data: {
                /**
                 * @description Where it stands, such as `distance-range`.
                 * @example distance-range
                 */
                component: string;
                /**
                 * @description What became of it.
                 * @example changed
                 * @enum {string}
                 */
                kind: "added" | "removed" | "changed";
                /**
                 * @description In words, to be read under the title of its component.
                 * @example above 25 km: $1.10 to $1.25 a km
                 */
                text: string;
            }[];
        };
        /**
         * @description What a modifier adds to the price: an amount, or a percentage of the base price (docs/rules/pricing.md, "Modifiers"). Negative takes off.
         * @example {
         *       "amountCadCents": 500
         *     }
         */
        RevisionCharge: {
            /**
             * Amount
             * @description Canadian cents.
             * @example 500
             */
            amountCadCents: number;
        } | {
            /**
             * Percentage
             * @description Percent of the base price, below 1000.
             * @example 40
             */
            percent: number;
        };
        /**
         * @description Whether a service revision adds the fuel surcharge of the courier.
         * @example {
         *       "fuelSurchargeOf": "subtotal",
         *       "fuelType": "regular"
         *     }
         */
        RevisionFuelSurcharge: {
            /**
             * Taken of
             * @description Of everything before waiting, adjustments and tax, or of the base price alone; null: no surcharge.
             * @example subtotal
             * @enum {string|null}
             */
            fuelSurchargeOf: "subtotal" | "base" | null;
            /**
             * Fuel
             * @description Whose prices and table it follows.
             * @example regular
             */
            fuelType: string & ("regular" | "diesel");
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description What waiting costs with a service.
         * @example {
         *       "charging": "service",
         *       "terms": {
         *         "freeMinutes": 10,
         *         "freeMinutesAtDropoff": null,
         *         "incrementMinutes": 1,
         *         "centsPerMinute": 75,
         *         "capCents": null
         *       }
         *     }
         */
        RevisionGeostamps: {
            /**
             * Waiting
             * @description As the courier charges it, by terms of its own, or nothing.
             * @example service
             */
            charging: string & ("courier" | "service" | "nothing");
            /**
             * Terms
             * @description The terms of the service; null unless it has its own.
             * @example null
             */
            terms: components["schemas"]["ServiceWaitTerms"] | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description The protocols of a service revision, and what drivers are asked by them: of a draft as they are now, of a published revision as they were then.
         * @example {
         *       "protocolIds": [
         *         3
         *       ],
         *       "pickup": [],
         *       "dropoff": []
         *     }
         */
        RevisionProtocols: {
            /**
             * @description The protocols, in the order in which they are asked.
             * @example [
             *       3
             *     ]
             */
            protocolIds: number[];
            /** @description At the pickup. */
            pickup: components["schemas"]["ProtocolAction"][];
            /** @description At the drop-off. */
            dropoff: components["schemas"]["ProtocolAction"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description The protocols that drivers follow with a service, in the order in which they are asked.
         * @example {
         *       "protocolIds": [
         *         3
         *       ]
         *     }
         */
        RevisionProtocolsUpdate: {
            /**
             * Protocols
             * @description Protocols of one's own, in the order in which they are asked.
             * @example [
             *       3
             *     ]
             */
            protocolIds: number[];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description The map by whose zones a service revision is priced. The zones are pinned when it is published.
         * @example {
         *       "serviceMapId": null,
         *       "pricingStrategy": "both",
         *       "fallbackFeeCadCents": 1500
         *     }
         */
        RevisionServiceMap: {
            /**
             * Service map
             * @description The map; null: no zones.
             * @example null
             */
            serviceMapId: number | null;
            /**
             * Which stop counts
             * @description Both: each distinct zone once; highest: the dearer stop (docs/rules/zones-and-distance.md, "Zones").
             * @example both
             */
            pricingStrategy: string & ("both" | "highest" | "pickup" | "dropoff");
            /**
             * Outside every zone
             * @description Canadian cents, once an order; null: such an order has no price.
             * @example 1500
             */
            fallbackFeeCadCents: number | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description How a service is taxed. Rates follow the province of the drop-off (docs/rules/fuel-and-tax.md, "Tax").
         * @example {
         *       "kind": "taxable",
         *       "pstSk": false,
         *       "taxSettingIds": [
         *         12
         *       ]
         *     }
         */
        RevisionTaxSettings: {
            /**
             * Tax
             * @description Taxable follows the drop-off; the others print a zero line under their own name.
             * @example taxable
             */
            kind: string & ("taxable" | "exempt" | "zeroRated");
            /**
             * Charge PST in Saskatchewan
             * @description Saskatchewan's provincial sales tax, beside the GST.
             * @example false
             */
            pstSk: boolean;
            /**
             * Taxes of your own
             * @description The tax settings that come before the standing rates, each in its province and for as long as it holds; one of PST SK, Exempt or Zero Rated applies there by itself. They are pinned when the revision is published. An answer always has them.
             * @example [
             *       12
             *     ]
             */
            taxSettingIds?: components["schemas"]["Id"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description The plain numbers of a service revision. A draft may be unfinished.
         * @example {
         *       "type": "variable",
         *       "baseFeeCadCents": 1200,
         *       "minimumCadCents": 1500,
         *       "maximumCadCents": null
         *     }
         */
        RevisionVariables: {
            /**
             * Pricing type
             * @description How the service is priced: by its rules, at one price, or by a dispatcher who types it.
             * @example variable
             */
            type: string & ("variable" | "fixed" | "manual");
            /**
             * Base fee
             * @description Canadian cents; null until it is known.
             * @example 1200
             */
            baseFeeCadCents: number | null;
            /**
             * Minimum
             * @description The least that base and modifiers come to, in Canadian cents; null for none.
             * @example 1500
             */
            minimumCadCents: number | null;
            /**
             * Maximum
             * @description The most that base and modifiers come to, in Canadian cents; null for none.
             * @example null
             */
            maximumCadCents: number | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A service that is to be set up.
         * @example {
         *       "name": "City Same Day"
         *     }
         */
        ServiceCreate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example City Same Day
             */
            name: string;
            /**
             * Description
             * @description What it is for.
             * @example Anything in Saskatoon within the day.
             */
            description?: string;
            /**
             * Start from
             * @description A service or template of your own that it starts as a copy of; left out, it starts empty.
             * @example 4
             */
            fromServiceId?: number;
            /**
             * Template
             * @description Kept only to start other services from; nobody orders it.
             * @example false
             */
            isTemplate?: boolean;
        };
        /**
         * @description Who may order a service beside its courier.
         * @example {
         *       "openToAll": false,
         *       "data": [
         *         {
         *           "id": 12,
         *           "name": "Meewasin Pharmacy Group"
         *         }
         *       ]
         *     }
         */
        ServiceCustomers: {
            /**
             * @description Whether a customer of later may order it as well.
             * @example false
             */
            openToAll: boolean;
            /** @description Those that may order it today, by name, a thousand at most. */
            data: components["schemas"]["TenantRef"][];
        };
        /**
         * @description Who may order a service beside its courier.
         * @example {
         *       "openToAll": false,
         *       "tenantIds": [
         *         12
         *       ]
         *     }
         */
        ServiceCustomersUpdate: {
            /**
             * All customers
             * @description Those of later included.
             * @example false
             */
            openToAll: boolean;
            /**
             * Customers
             * @description The customers that may order it, and no others; not read where it is open to all.
             * @example [
             *       12
             *     ]
             */
            tenantIds?: components["schemas"]["Id"][];
        };
        /**
         * @description The zones by whose places services are priced. They are worked on as a draft; services take those that were published.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Saskatoon",
         *       "description": "The neighbourhoods of the city",
         *       "pricingStrategy": "both",
         *       "fallbackFeeCadCents": 1500,
         *       "serviceZones": [],
         *       "zoneCount": 56,
         *       "status": "published",
         *       "publishedAt": 1795281300,
         *       "usedBy": [],
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        ServiceMap: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name.
             * @example Saskatoon
             */
            name: string;
            /**
             * @description What it is for.
             * @example The neighbourhoods of the city
             */
            description: string | null;
            /**
             * @description What a service begins with that takes this map; it may say otherwise.
             * @example both
             * @enum {string}
             */
            pricingStrategy: "both" | "highest" | "pickup" | "dropoff";
            /**
             * @description Canadian cents once an order, as a service begins with; without it an order outside has no price.
             * @example 1500
             */
            fallbackFeeCadCents: number | null;
            /**
             * @description The draft of its zones, all of them.
             * @example []
             */
            serviceZones: components["schemas"]["ServiceZone"][];
            /**
             * @description How many zones its draft has.
             * @example 56
             */
            zoneCount: number;
            status: components["schemas"]["ServiceMapStatus"];
            /**
             * @description When its zones were published last; null: never.
             * @example 1795281300
             */
            publishedAt: components["schemas"]["UnixSeconds"] | null;
            /**
             * @description The services that are priced by it, published or in a draft.
             * @example []
             */
            usedBy: components["schemas"]["ServiceMapUse"][];
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A service map without its zones, as lists show it.
         * @example {
         *       "id": 1,
         *       "tenantId": 1,
         *       "version": 1,
         *       "archived": false,
         *       "name": "Saskatoon",
         *       "description": null,
         *       "pricingStrategy": "both",
         *       "fallbackFeeCadCents": 1500,
         *       "zoneCount": 56,
         *       "status": "published",
         *       "publishedAt": 1795281300,
         *       "usedBy": [],
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        ServiceMapMeta: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            /**
             * @description Counts its changes.
             * @example 1
             */
            version: number;
            /**
             * @description Whether it is archived.
             * @example false
             */
            archived: boolean;
            /**
             * @description Its name.
             * @example Saskatoon
             */
            name: string;
            /**
             * @description What it is for.
             * @example The neighbourhoods of the city
             */
            description: string | null;
            /**
             * @description What a service begins with that takes this map.
             * @example both
             * @enum {string}
             */
            pricingStrategy: "both" | "highest" | "pickup" | "dropoff";
            /**
             * @description Canadian cents once an order outside every zone, as a service begins with; null: no price.
             * @example 1500
             */
            fallbackFeeCadCents: number | null;
            /**
             * @description How many zones its draft has.
             * @example 56
             */
            zoneCount: number;
            status: components["schemas"]["ServiceMapStatus"];
            /**
             * @description When its zones were published last; null: never.
             * @example 1795281300
             */
            publishedAt: components["schemas"]["UnixSeconds"] | null;
            /**
             * @description The services that are priced by it, published or in a draft; of many the first.
             * @example []
             */
            usedBy: components["schemas"]["ServiceMapUse"][];
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A page of service maps.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        ServiceMapMetaPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["ServiceMapMeta"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Whether services can take a map, and whether they take it as it is now.
         * @example published
         * @enum {string}
         */
        ServiceMapStatus: "draft" | "changed" | "published";
        /**
         * @description A service that is priced by a map.
         * @example {
         *       "serviceId": 1,
         *       "name": "City Same Day",
         *       "revisionId": 1,
         *       "status": "published",
         *       "takenAt": 1795281300
         *     }
         */
        ServiceMapUse: {
            serviceId: components["schemas"]["Id"];
            /**
             * @description The name of the service.
             * @example City Same Day
             */
            name: string;
            revisionId: components["schemas"]["Id"];
            /**
             * @description Of the revision that uses it.
             * @example published
             * @enum {string}
             */
            status: "draft" | "published";
            /**
             * @description When the revision took the zones that it prices by; null while it is a draft.
             * @example 1795281300
             */
            takenAt: components["schemas"]["UnixSeconds"] | null;
        };
        /**
         * @description A service as its courier sets it up, also one that cannot be ordered yet.
         * @example {
         *       "id": 1,
         *       "name": "City Same Day",
         *       "description": "",
         *       "isEnabled": true,
         *       "isTemplate": false,
         *       "pricingType": null,
         *       "publishedRevision": null,
         *       "draftRevisionId": 2,
         *       "updatedAt": 1795281300
         *     }
         */
        ServiceMeta: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example City Same Day
             */
            name: string;
            /**
             * @description What it is for.
             * @example Anything in Saskatoon within the day.
             */
            description: string;
            /**
             * @description Whether it can be ordered once it is published.
             * @example true
             */
            isEnabled: boolean;
            /**
             * @description Kept only to start other services from.
             * @example false
             */
            isTemplate: boolean;
            /**
             * @description How the published revision is priced; null before there is one.
             * @example variable
             * @enum {string|null}
             */
            pricingType: "variable" | "fixed" | "manual" | null;
            /** @description What new orders are priced on; null before the first is published. */
            publishedRevision: components["schemas"]["ServiceRevision"] | null;
            /** @description The revision that is being worked on; null when there is none. */
            draftRevisionId: components["schemas"]["Id"] | null;
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A page of services.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        ServicePage: {
            /** @description The rows of this page. */
            data: components["schemas"]["ServiceSummary"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        ServicePagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description A state of a service. Orders keep the one that they were placed on.
         * @example {
         *       "id": 7,
         *       "number": 3,
         *       "status": "published",
         *       "publishedAt": 1795281300,
         *       "publishedByName": "Marek Kowalski",
         *       "createdAt": 1795277700,
         *       "createdByName": "Marek Kowalski",
         *       "note": "Prices of 2027"
         *     }
         */
        ServiceRevision: {
            id: components["schemas"]["Id"];
            /**
             * @description Counts the revisions of its service.
             * @example 3
             */
            number: number;
            /**
             * @description A draft is worked on; a published one stays as it is.
             * @example published
             * @enum {string}
             */
            status: "draft" | "published";
            /**
             * @description Unix seconds; null of a draft.
             * @example 1795281300
             */
            publishedAt: number | null;
            /**
             * @description Who published it; null of a draft, and where nobody knows.
             * @example Marek Kowalski
             */
            publishedByName: string | null;
            /**
             * @description When it was begun (unix seconds).
             * @example 1795277700
             */
            createdAt: number;
            /**
             * @description Who began it; null where nobody knows.
             * @example Marek Kowalski
             */
            createdByName: string | null;
            /**
             * @description What it was made for.
             * @example Prices of 2027
             */
            note: string;
        };
        /** @description A revision with its service, and what stands in none of its parts. */
        ServiceRevisionDetail: {
            revision: components["schemas"]["ServiceRevision"];
            service: components["schemas"]["ServiceMeta"];
            /**
             * @description What it is driven with; null where that is open.
             * @example 4
             */
            vehicleId: components["schemas"]["Id"] | null;
            /**
             * @description The name of the vehicle.
             * @example Cargo van
             */
            vehicleName: string | null;
            version: components["schemas"]["EditVersion"];
        };
        /**
         * @description What a draft is for, and what it is driven with. What is left out stays.
         * @example {
         *       "note": "Prices of 2027"
         *     }
         */
        ServiceRevisionUpdate: {
            /**
             * What this draft is for
             * @description What it is made for.
             * @example Prices of 2027
             */
            note?: string;
            /**
             * Vehicle
             * @description What it is driven with; null leaves it open.
             * @example 4
             */
            vehicleId?: number | null;
            version?: components["schemas"]["EditVersion"];
        };
        /** @description A service with its revisions. */
        ServiceRevisions: {
            service: components["schemas"]["ServiceMeta"];
            /** @description The newest first. */
            data: components["schemas"]["ServiceRevision"][];
        };
        /**
         * @description How fast a service delivers.
         * @example {
         *       "id": 3,
         *       "name": "Rush",
         *       "description": "Within 90 minutes",
         *       "textColor": "#c2410c",
         *       "durationS": 5400
         *     }
         */
        ServiceSpeed: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Rush
             */
            name: string;
            /**
             * @description What it promises.
             * @example Within 90 minutes
             */
            description: string | null;
            /**
             * @description Colour of its name, #rrggbb.
             * @example #c2410c
             */
            textColor: string;
            /**
             * @description Promised seconds from the scheduled time to drop-off.
             * @example 5400
             */
            durationS: number | null;
            /** @description What it adds to the price; only to the courier's people who arrange it. */
            charge?: components["schemas"]["RevisionCharge"];
        };
        /**
         * @description The speeds of a service revision.
         * @example {
         *       "data": []
         *     }
         */
        ServiceSpeeds: {
            /** @description All of them. */
            data: components["schemas"]["ServiceSpeed"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description The service speeds that a draft is to have, in their order.
         * @example {
         *       "data": [
         *         {
         *           "name": "Rush",
         *           "textColor": "#c2410c",
         *           "durationS": 5400
         *         }
         *       ]
         *     }
         */
        ServiceSpeedsUpdate: {
            /**
             * Service speeds
             * @description All of them.
             */
            data: {
                id?: components["schemas"]["Id"];
                /**
                 * Name
                 * Format: visible
                 * @description Its name.
                 * @example Rush
                 */
                name: string;
                /**
                 * Description
                 * @description What it promises.
                 * @example Within 90 minutes
                 */
                description?: string | null;
                /**
                 * Color
                 * @description Colour of its name.
                 * @example #c2410c
                 */
                textColor: string;
                /**
                 * Promised within
                 * @description Promised seconds from the scheduled time to drop-off.
                 * @example 5400
                 */
                durationS?: number | null;
                /** What it adds */
                charge?: components["schemas"]["RevisionCharge"];
            }[];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A service that can be ordered, with the revision that is published.
         * @example {
         *       "id": 1,
         *       "name": "City Same Day",
         *       "description": "Anything in Saskatoon within the day.",
         *       "courierTenant": {
         *         "id": 1,
         *         "name": "Prairie Sky Couriers"
         *       },
         *       "revisionId": 1,
         *       "pricingType": "variable",
         *       "vehicleName": "Cargo van"
         *     }
         */
        ServiceSummary: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example City Same Day
             */
            name: string;
            /**
             * @description What it is for.
             * @example Anything in Saskatoon within the day.
             */
            description: string;
            courierTenant: components["schemas"]["TenantRef"];
            revisionId: components["schemas"]["Id"];
            /**
             * @description How it is priced.
             * @example variable
             * @enum {string}
             */
            pricingType: "variable" | "fixed" | "manual";
            /**
             * @description The vehicle.
             * @example Cargo van
             */
            vehicleName: string | null;
        };
        /**
         * @description What a service is called.
         * @example {
         *       "name": "City Same Day"
         *     }
         */
        ServiceUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example City Same Day
             */
            name: string;
            /**
             * Description
             * @description What it is for; empty when it is left out.
             * @example Anything in Saskatoon within the day.
             */
            description?: string;
        };
        /**
         * @description What waiting at a stop costs. Minutes are whole.
         * @example {
         *       "freeMinutes": 10,
         *       "freeMinutesAtDropoff": null,
         *       "incrementMinutes": 1,
         *       "centsPerMinute": 75,
         *       "capCents": null
         *     }
         */
        ServiceWaitTerms: {
            /**
             * Free minutes
             * @description Free minutes at a stop.
             * @example 10
             */
            freeMinutes: number;
            /**
             * Free minutes at the drop-off
             * @description Where the drop-off has others than the pickup.
             * @example null
             */
            freeMinutesAtDropoff: number | null;
            /**
             * Charged in steps of (minutes)
             * @description Minutes beyond the free ones are rounded up to a multiple of this.
             * @example 1
             */
            incrementMinutes: number;
            /**
             * A minute
             * @description Canadian cents a minute.
             * @example 75
             */
            centsPerMinute: number;
            /**
             * At most a stop
             * @description Canadian cents that one stop costs at most; null for no limit.
             * @example null
             */
            capCents: number | null;
        };
        /**
         * @description An area of a service map with its price; one without a number is added.
         * @example {
         *       "name": "Downtown",
         *       "bounds": [
         *         [
         *           52.13,
         *           -106.67
         *         ],
         *         [
         *           52.13,
         *           -106.65
         *         ],
         *         [
         *           52.12,
         *           -106.66
         *         ]
         *       ],
         *       "flatFeeCadCents": 350,
         *       "multiplier": 1,
         *       "color": "#2d72d2",
         *       "priority": "medium"
         *     }
         */
        ServiceZone: {
            /**
             * @description Its number, by which prices name it; no other zone ever has it.
             * @example 12
             */
            number?: number;
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Downtown
             */
            name: string;
            /**
             * Flat fee
             * @description Canadian cents that it adds; negative takes something off.
             * @example 350
             */
            flatFeeCadCents: number;
            /**
             * Multiplier
             * @description Of the base price B: it adds (multiplier - 1) x B (docs/rules/zones-and-distance.md, "Zones").
             * @example 1.15
             */
            multiplier: number;
            /**
             * Priority
             * @description Where zones overlap the higher wins, then the smaller.
             * @example medium
             * @enum {string}
             */
            priority: "low" | "medium" | "high";
            /**
             * Color
             * @description Its colour on the map, #rrggbb.
             * @example #2d72d2
             */
            color: string;
            /**
             * Description
             * @description What is worth knowing about it.
             * @example Between the river and 25th Street.
             */
            description?: string;
            /**
             * Outline
             * @description The corners of its outline in their order, not closed: [latitude, longitude]; of several parts those of the first.
             */
            bounds: components["schemas"]["ZoneOutline"];
            /**
             * Holes
             * @description Holes in that outline.
             */
            holes?: components["schemas"]["ZoneHoles"];
            /**
             * Further parts
             * @description Its further parts. All parts are one zone: an order from one to another pays it once.
             * @example []
             */
            parts?: components["schemas"]["ZonePart"][];
        };
        /**
         * @description A page of the services of a courier, by name unless it is asked otherwise.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        ServicesMeta: {
            /** @description The rows of this page. */
            data: components["schemas"]["ServiceMeta"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        ServicesMetaPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description A mark on an order that says how it is to be handled.
         * @example {
         *       "id": 4,
         *       "name": "Keep cold",
         *       "iconImageSrc": null
         *     }
         */
        Tag: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Keep cold
             */
            name: string;
            /**
             * @description Address of its icon.
             * @example null
             */
            iconImageSrc: string | null;
            /** @description What it adds to the price; only to the courier's people who arrange it. */
            charge?: components["schemas"]["RevisionCharge"];
        };
        /**
         * @description The tags of a service revision.
         * @example {
         *       "data": []
         *     }
         */
        Tags: {
            /** @description All of them. */
            data: components["schemas"]["Tag"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description The tags that a draft is to have, in their order.
         * @example {
         *       "data": [
         *         {
         *           "name": "Keep cold"
         *         }
         *       ]
         *     }
         */
        TagsUpdate: {
            /**
             * Tags
             * @description All of them.
             */
            data: {
                id?: components["schemas"]["Id"];
                /**
                 * Name
                 * Format: visible
                 * @description Its name.
                 * @example Keep cold
                 */
                name: string;
                /**
                 * Icon
                 * @description Address of its icon, a picture of the library that is not archived.
                 * @example null
                 */
                iconImageSrc?: string | null;
                /** What it adds */
                charge?: components["schemas"]["RevisionCharge"];
            }[];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A tax of a courier in a province, for as long as it holds.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "HST Nova Scotia",
         *       "type": "GST/HST",
         *       "province": "NS",
         *       "percent": 14,
         *       "effectiveFrom": "2025-04-01",
         *       "effectiveUntil": "2030-03-31",
         *       "usedBy": [],
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        TaxSetting: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description As it is printed.
             * @example HST Nova Scotia
             */
            name: string;
            /**
             * @description Which tax it is; the QST is due within Québec alone.
             * @example GST/HST
             * @enum {string}
             */
            type: "GST" | "QST" | "PST SK" | "GST/HST" | "Exempt" | "Zero Rated";
            /**
             * @description Of the drop-off. PST SK is Saskatchewan's, QST is Québec's; Exempt and Zero Rated may hold everywhere.
             * @example NS
             * @enum {string|null}
             */
            province: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT" | null;
            /**
             * @description In percent; 0 for Exempt and Zero Rated.
             * @example 14
             */
            percent: number;
            /**
             * Format: date
             * @description Its first day, by the courier's calendar.
             * @example 2025-04-01
             */
            effectiveFrom: string;
            /**
             * Format: date
             * @description Its last day; none while nothing follows.
             * @example 2030-03-31
             */
            effectiveUntil: string | null;
            /**
             * @description The services that charge it, published or in a draft; of many the first.
             * @example []
             */
            usedBy: components["schemas"]["ProtocolUse"][];
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description Windows of the day that cost extra, on the courier's clock.
         * @example {
         *       "timesOfDay": [
         *         {
         *           "name": "Evening",
         *           "days": [
         *             "friday"
         *           ],
         *           "from": 61200,
         *           "to": 79200,
         *           "charge": {
         *             "amountCadCents": 500
         *           },
         *           "stacks": false
         *         }
         *       ]
         *     }
         */
        TimeOfDayModifiers: {
            /**
             * Windows
             * @description All of them.
             */
            timesOfDay: {
                id?: components["schemas"]["Id"];
                /**
                 * Name
                 * Format: visible
                 * @description Its name.
                 * @example Evening
                 */
                name: string;
                /**
                 * Days
                 * @description The days on which it starts; a holiday is its own weekday and no other.
                 * @example [
                 *       "friday",
                 *       "holiday"
                 *     ]
                 */
                days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" | "holiday")[];
                /**
                 * From
                 * @description Seconds from midnight.
                 * @example 61200
                 */
                from: number;
                /**
                 * To
                 * @description Seconds from midnight; past 86,400 it covers the next morning.
                 * @example 79200
                 */
                to: number;
                /** What it adds */
                charge: components["schemas"]["RevisionCharge"];
                /**
                 * Added to others
                 * @description Of the windows that do not stack only the highest counts.
                 * @default false
                 * @example false
                 */
                stacks: boolean;
            }[];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description What a short or a long promise costs.
         * @example {
         *       "timeRanges": [
         *         {
         *           "name": "Within two hours",
         *           "from": 0,
         *           "to": 7200,
         *           "charge": {
         *             "percent": 20
         *           }
         *         }
         *       ]
         *     }
         */
        TimeRangeModifiers: {
            /**
             * Ranges
             * @description All of them; they do not overlap.
             */
            timeRanges: {
                id?: components["schemas"]["Id"];
                /**
                 * Name
                 * Format: visible
                 * @description Its name.
                 * @example Within two hours
                 */
                name: string;
                /**
                 * Above
                 * @description Seconds from the scheduled to the promised time.
                 * @example 0
                 */
                from: number;
                /**
                 * Up to
                 * @description The same; null has no end.
                 * @example 7200
                 */
                to: number | null;
                /** What it adds */
                charge: components["schemas"]["RevisionCharge"];
            }[];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A draft that is tried on past orders of its service.
         * @example {
         *       "id": 3,
         *       "serviceId": 4,
         *       "revisionId": 9,
         *       "comparedRevisionId": 7,
         *       "status": "finished",
         *       "from": 1792689300,
         *       "until": 1795281300,
         *       "orders": 300,
         *       "done": 300,
         *       "startedAt": 1795281300,
         *       "startedByName": "Marek Kowalski",
         *       "endedAt": 1795281304,
         *       "isOutdated": false,
         *       "summary": {
         *         "beforeCadCents": 1922850,
         *         "afterCadCents": 1981120,
         *         "differenceCadCents": 58270,
         *         "gainCadCents": 55495,
         *         "priced": 297,
         *         "dearer": 120,
         *         "cheaper": 4,
         *         "unpriceable": 3,
         *         "newlyPriced": 0,
         *         "unpriced": 0
         *       }
         *     }
         */
        TryOut: {
            id: components["schemas"]["Id"];
            serviceId: components["schemas"]["Id"];
            revisionId: components["schemas"]["Id"];
            /**
             * @description The published revision that it is compared with; null when there was none.
             * @example 7
             */
            comparedRevisionId: number | null;
            /**
             * @description What became of it.
             * @example finished
             * @enum {string}
             */
            status: "running" | "finished" | "cancelled" | "failed";
            from: components["schemas"]["UnixSeconds"];
            until: components["schemas"]["UnixSeconds"];
            /**
             * @description How many orders there are.
             * @example 300
             */
            orders: number;
            /**
             * @description How many of them are priced.
             * @example 300
             */
            done: number;
            startedAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Who began it.
             * @example Marek Kowalski
             */
            startedByName: string | null;
            /**
             * @description Unix seconds; null while it runs.
             * @example 1795281304
             */
            endedAt: number | null;
            /**
             * @description Whether the draft was changed since.
             * @example false
             */
            isOutdated: boolean;
            /** @description What it comes to; null unless it is finished. */
            summary: components["schemas"]["TryOutSummary"] | null;
        };
        /**
         * @description What a customer pays by both revisions, with taxes, for the orders that both price.
         * @example {
         *       "id": 2,
         *       "name": "Meewasin Pharmacy Group",
         *       "orders": 120,
         *       "unpriceable": 2,
         *       "beforeCadCents": 776400,
         *       "afterCadCents": 814800,
         *       "differenceCadCents": 38400,
         *       "gainCadCents": 36571
         *     }
         */
        TryOutCustomer: {
            id: components["schemas"]["Id"];
            /**
             * @description What it is called.
             * @example Meewasin Pharmacy Group
             */
            name: string;
            /**
             * @description Its orders, those without a price included.
             * @example 120
             */
            orders: number;
            /**
             * @description Its orders that would lose their price.
             * @example 2
             */
            unpriceable: number;
            beforeCadCents: components["schemas"]["CentsSum"];
            afterCadCents: components["schemas"]["CentsSum"];
            differenceCadCents: components["schemas"]["CentsSum"];
            gainCadCents: components["schemas"]["CentsSum"];
        };
        /**
         * @description A page of the customers of a try-out, those that pay the most more first unless it is asked otherwise.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        TryOutCustomerPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["TryOutCustomer"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        TryOutCustomerPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "orders" | "unpriceable" | "beforeCadCents" | "afterCadCents" | "differenceCadCents" | "gainCadCents";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description An order by both revisions. Amounts are totals with taxes; the gain is before them.
         * @example {
         *       "id": 10482,
         *       "customer": {
         *         "id": 2,
         *         "name": "Meewasin Pharmacy Group"
         *       },
         *       "availableAt": 1795281300,
         *       "outcome": "priced",
         *       "beforeCadCents": 6470,
         *       "afterCadCents": 6790,
         *       "differenceCadCents": 320,
         *       "gainCadCents": 305,
         *       "reasons": []
         *     }
         */
        TryOutOrder: {
            id: components["schemas"]["Id"];
            customer: components["schemas"]["TenantRef"];
            availableAt: components["schemas"]["UnixSeconds"];
            outcome: components["schemas"]["TryOutOutcome"];
            /**
             * @description By the published revision; null without a price.
             * @example 6470
             */
            beforeCadCents: number | null;
            /**
             * @description By the draft; null without a price.
             * @example 6790
             */
            afterCadCents: number | null;
            /**
             * @description How much more the customer pays.
             * @example 320
             */
            differenceCadCents: number | null;
            /**
             * @description How much more that is before taxes.
             * @example 305
             */
            gainCadCents: number | null;
            /** @description Why the draft has no price for it; empty where it has one. */
            reasons: string[];
        };
        /**
         * @description A page of the orders of a try-out, those that become the most dearer first unless it is asked otherwise.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        TryOutOrderPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["TryOutOrder"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "id",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        TryOutOrderPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example id
                 * @enum {string}
                 */
                field: "id" | "customer" | "availableAt" | "beforeCadCents" | "afterCadCents" | "differenceCadCents" | "gainCadCents";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description An order has a price by both revisions, loses it by the draft, gets one by the draft alone, or has none by either.
         * @example priced
         * @enum {string}
         */
        TryOutOutcome: "priced" | "unpriceable" | "newlyPriced" | "unpriced";
        /**
         * @description What a try-out comes to. Amounts are of the orders that both revisions price.
         * @example {
         *       "beforeCadCents": 1922850,
         *       "afterCadCents": 1981120,
         *       "differenceCadCents": 58270,
         *       "gainCadCents": 55495,
         *       "priced": 297,
         *       "dearer": 120,
         *       "cheaper": 4,
         *       "unpriceable": 3,
         *       "newlyPriced": 0,
         *       "unpriced": 0
         *     }
         */
        TryOutSummary: {
            beforeCadCents: components["schemas"]["CentsSum"];
            afterCadCents: components["schemas"]["CentsSum"];
            differenceCadCents: components["schemas"]["CentsSum"];
            gainCadCents: components["schemas"]["CentsSum"];
            /**
             * @description Orders with a price by both.
             * @example 297
             */
            priced: number;
            /**
             * @description Of these, how many would cost more.
             * @example 120
             */
            dearer: number;
            /**
             * @description Of these, how many would cost less.
             * @example 4
             */
            cheaper: number;
            /**
             * @description Orders that would lose their price.
             * @example 3
             */
            unpriceable: number;
            /**
             * @description Orders that only the draft prices.
             * @example 0
             */
            newlyPriced: number;
            /**
             * @description Orders that neither prices.
             * @example 0
             */
            unpriced: number;
        };
        /**
         * @description The last try-out of a revision, if there is one.
         * @example {
         *       "data": []
         *     }
         */
        TryOuts: {
            /** @description At most one. */
            data: components["schemas"]["TryOut"][];
        };
        /**
         * @description A vehicle of an organisation.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Van 4",
         *       "licensePlate": "482 KJM",
         *       "driverUserId": 7,
         *       "driverName": "Marek Kowalski",
         *       "maxWeightKg": 900,
         *       "maxVolumeM3": 6.5,
         *       "description": "With a lift gate.",
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        Vehicle: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Its name.
             * @example Van 4
             */
            name: string;
            /**
             * @description Its license plate.
             * @example 482 KJM
             */
            licensePlate: string | null;
            /**
             * @description The driver who has it, a person of the organisation with the role of a driver.
             * @example 7
             */
            driverUserId: number | null;
            /**
             * @description First and last name of that driver.
             * @example Marek Kowalski
             */
            driverName: string | null;
            /**
             * @description What it may carry (kilograms).
             * @example 900
             */
            maxWeightKg: number | null;
            /**
             * @description What fits in (cubic metres).
             * @example 6.5
             */
            maxVolumeM3: number | null;
            /**
             * @description What is worth knowing about it.
             * @example With a lift gate.
             */
            description: string | null;
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description What a service revision charges by volume (cubic metres), the order's total.
         * @example {
         *       "volumeRanges": {
         *         "mode": "graduated",
         *         "bands": [
         *           {
         *             "from": 0,
         *             "to": null,
         *             "flatCadCents": 0,
         *             "perStepCadCents": 110,
         *             "step": 1000,
         *             "stepCount": "exact"
         *           }
         *         ],
         *         "fallbackCadCents": null
         *       }
         *     }
         */
        VolumeRangeModifiers: {
            /**
             * Priced by volume
             * @description Its bands; null: the service does not price by it.
             * @example null
             */
            volumeRanges: components["schemas"]["RangeSet"] | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description What a service revision charges by weight (kilograms), the order's total.
         * @example {
         *       "weightRanges": {
         *         "mode": "graduated",
         *         "bands": [
         *           {
         *             "from": 0,
         *             "to": null,
         *             "flatCadCents": 0,
         *             "perStepCadCents": 110,
         *             "step": 1000,
         *             "stepCount": "exact"
         *           }
         *         ],
         *         "fallbackCadCents": null
         *       }
         *     }
         */
        WeightRangeModifiers: {
            /**
             * Priced by weight
             * @description Its bands; null: the service does not price by it.
             * @example null
             */
            weightRanges: components["schemas"]["RangeSet"] | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * Holes
         * @description Outlines of what is not in it. Their borders are.
         * @example []
         */
        ZoneHoles: components["schemas"]["ZoneOutline"][];
        /**
         * Outline
         * @description Its corners in their order, not closed: [latitude, longitude]. They may not cross themselves.
         * @example [
         *       [
         *         52.13,
         *         -106.67
         *       ],
         *       [
         *         52.13,
         *         -106.65
         *       ],
         *       [
         *         52.12,
         *         -106.66
         *       ]
         *     ]
         */
        ZoneOutline: number[][];
        /**
         * @description A further part of a zone, apart from the first.
         * @example {
         *       "bounds": [
         *         [
         *           52.2,
         *           -106.67
         *         ],
         *         [
         *           52.2,
         *           -106.65
         *         ],
         *         [
         *           52.19,
         *           -106.66
         *         ]
         *       ]
         *     }
         */
        ZonePart: {
            bounds: components["schemas"]["ZoneOutline"];
            holes?: components["schemas"]["ZoneHoles"];
        };
        /**
         * @description The tenant to work in from now on.
         * @example {
         *       "tenantId": 1
         *     }
         */
        CurrentTenantUpdate: {
            tenantId: components["schemas"]["Id"];
        };
        /**
         * @description The change of a person's e-mail address that waits for its code.
         * @example {
         *       "email": "dana.k@example.com",
         *       "expiresAt": 1795281300
         *     }
         */
        EmailChange: {
            /**
             * @description The address to come; null when none is asked for.
             * @example dana.k@example.com
             */
            email: string | null;
            /**
             * @description Until when the code works (unix seconds).
             * @example 1795281300
             */
            expiresAt: number | null;
        };
        /**
         * @description The code that was mailed to the new address.
         * @example {
         *       "code": "123456"
         *     }
         */
        EmailChangeCode: {
            /**
             * @description Six digits.
             * @example 123456
             */
            code: string;
        };
        /**
         * @description The e-mail address to sign in with from now on.
         * @example {
         *       "email": "dana.k@example.com"
         *     }
         */
        EmailChangeRequest: {
            /**
             * New e-mail
             * Format: email
             * @description The new address.
             * @example dana.k@example.com
             */
            email: string;
        };
        /**
         * @description An error that a person met in the browser.
         * @example {
         *       "userId": 2,
         *       "errorShortDescription": "Cannot read properties of undefined",
         *       "errorLongDescription": "at OrderDetailScreen",
         *       "errorJson": "{}",
         *       "sessionInfo": {
         *         "userAgent": "Mozilla/5.0",
         *         "location": "/delivery-orders/10482"
         *       }
         *     }
         */
        ErrorReport: {
            /**
             * @description Who met it, if signed in.
             * @example 2
             */
            userId?: number | null;
            /**
             * @description The error's message.
             * @example Cannot read properties of undefined
             */
            errorShortDescription: string;
            /**
             * @description The stack.
             * @example at OrderDetailScreen
             */
            errorLongDescription: string;
            /**
             * @description The error as JSON.
             * @example {}
             */
            errorJson?: string;
            /** @description Where it happened. */
            sessionInfo: {
                /**
                 * @description The browser.
                 * @example Mozilla/5.0
                 */
                userAgent: string;
                /**
                 * @description The page's path.
                 * @example /delivery-orders/10482
                 */
                location: string;
            };
        };
        /**
         * @description By what notices reach this device.
         * @example {
         *       "fcmToken": "n0tARealRegistrationToken"
         *     }
         */
        FcmToken: {
            /** @description The registration token of the device; null for no more notices here. */
            fcmToken: string | null;
        };
        /**
         * @description Whether the server can answer requests.
         * @example {
         *       "status": "ready",
         *       "version": "0.1.0"
         *     }
         */
        Health: {
            /**
             * @description Always `ready` with 200.
             * @example ready
             * @enum {string}
             */
            status: "ready";
            /**
             * @description The version that runs.
             * @example 0.1.0
             */
            version: string;
        };
        /**
         * @description Proof that the person is who signed in. One of the two.
         * @example {
         *       "password": "a-good-password"
         *     }
         */
        IdentityConfirmation: {
            /**
             * @description The person's password.
             * @example a-good-password
             */
            password?: string;
            /**
             * @description The code of the authenticator app.
             * @example 123456
             */
            code?: string;
        };
        /**
         * @description Whom an administrator wants to act as.
         * @example {
         *       "userId": 2
         *     }
         */
        ImpersonationRequest: {
            userId: components["schemas"]["Id"];
        };
        /**
         * @description The refresh token whose whole family ends.
         * @example {
         *       "refreshToken": "n0tARealRefreshTokenButLongEnough"
         *     }
         */
        LogoutRequest: {
            /**
             * @description Any refresh token of the family.
             * @example n0tARealRefreshTokenButLongEnough
             */
            refreshToken: string;
        };
        /**
         * @description The signed-in person.
         * @example {
         *       "id": 2,
         *       "firstName": "Dana",
         *       "lastName": "Kowalski",
         *       "email": "dispatcher@prairiesky.example",
         *       "admin": false,
         *       "phone": "+13065550123",
         *       "image": null,
         *       "timezone": "America/Regina",
         *       "unitPreference": "MetricMixed",
         *       "notificationsRefreshedAt": null,
         *       "impersonated": false
         *     }
         */
        Me: {
            id: components["schemas"]["Id"];
            /**
             * @description First name.
             * @example Dana
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Kowalski
             */
            lastName: string;
            /**
             * Format: email
             * @description The e-mail address one signs in with.
             * @example dispatcher@prairiesky.example
             */
            email: string;
            /**
             * @description Whether the person is an internal administrator.
             * @example false
             */
            admin: boolean;
            /**
             * @description Phone in E.164.
             * @example +13065550123
             */
            phone: string | null;
            /**
             * @description Address of a picture.
             * @example null
             */
            image: string | null;
            /**
             * @description IANA time zone.
             * @example America/Regina
             */
            timezone: string;
            unitPreference: components["schemas"]["UnitPreference"];
            /**
             * @description When the notifications were last opened (unix seconds).
             * @example null
             */
            notificationsRefreshedAt: number | null;
            /**
             * @description Whether this session is an administrator acting as this person.
             * @example false
             */
            impersonated: boolean;
        };
        /**
         * @description A device on which a person gets notices.
         * @example {
         *       "id": 4,
         *       "device": "Chrome on Android",
         *       "registeredAt": 1795281300,
         *       "current": false
         *     }
         */
        NoticeDevice: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and system in words.
             * @example Chrome on Android
             */
            device: string;
            registeredAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Whether the call came from this one.
             * @example false
             */
            current: boolean;
        };
        /**
         * @description The devices on which a person gets notices, the newest first.
         * @example {
         *       "data": [
         *         {
         *           "id": 4,
         *           "device": "Chrome on Android",
         *           "registeredAt": 1795281300,
         *           "current": false
         *         }
         *       ]
         *     }
         */
        NoticeDevices: {
            /** @description The devices. */
            data: components["schemas"]["NoticeDevice"][];
        };
        /**
         * @description A change of one's own password.
         * @example {
         *       "currentPassword": "old-password-1",
         *       "newPassword": "new-password-2"
         *     }
         */
        PasswordChange: {
            /**
             * Current password
             * @description The password in force.
             * @example old-password-1
             */
            currentPassword: string;
            /**
             * New password
             * @description The password to come.
             * @example new-password-2
             */
            newPassword: string;
        };
        /**
         * @description One thing that a person may do in a tenant.
         * @example {
         *       "id": "delivery-orders.create"
         *     }
         */
        Permission: {
            id: components["schemas"]["PermissionId"];
        };
        /**
         * @description A permission's id: what can be done to what.
         * @example delivery-orders.create
         * @enum {string}
         */
        PermissionId: "delivery-orders.read" | "delivery-orders.create" | "delivery-orders.update" | "delivery-orders.delete" | "delivery-orders.assign" | "delivery-orders.update-limited" | "delivery-orders.drive" | "recurring-orders.read" | "recurring-orders.create" | "recurring-orders.update" | "recurring-orders.delete" | "customers.read" | "customers.create" | "customers.update" | "customers.delete" | "vendors.read" | "vendors.create" | "vendors.update" | "vendors.delete" | "suppliers.read" | "suppliers.create" | "suppliers.update" | "suppliers.delete" | "users.read" | "users.create" | "users.update" | "users.delete" | "users.impersonate" | "installation.manage" | "roles.read" | "roles.create" | "roles.update" | "roles.delete" | "locations.read" | "locations.create" | "locations.update" | "locations.delete" | "services.read" | "services.create" | "services.update" | "services.delete" | "vehicles.read" | "vehicles.create" | "vehicles.update" | "vehicles.delete" | "delivery-settings.read" | "delivery-settings.create" | "delivery-settings.update" | "delivery-settings.delete" | "tenants.read" | "tenants.create" | "tenants.update" | "tenants.delete" | "applications.read" | "applications.create" | "applications.update" | "applications.delete" | "invitations.read" | "invitations.create" | "invitations.update" | "invitations.delete" | "accounting.read" | "accounting.create" | "accounting.update" | "accounting.delete" | "pricing.read" | "pricing.create" | "pricing.update" | "pricing.delete" | "owner.audit-onboarding-requests" | "owner.change-ownership" | "owner.update-subscription";
        /**
         * @description What the signed-in person may do in the request's tenant, and a signed token that says so until the roles change.
         * @example {
         *       "tenantId": 1,
         *       "roles": [
         *         6
         *       ],
         *       "ownRoles": [
         *         {
         *           "id": 1004,
         *           "name": "Bookkeeper",
         *           "permissions": [
         *             "accounting.read"
         *           ]
         *         }
         *       ],
         *       "permissions": [
         *         {
         *           "id": "delivery-orders.create"
         *         }
         *       ],
         *       "permissionToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
         *       "readsPrices": true
         *     }
         */
        PermissionSet: {
            tenantId: components["schemas"]["Id"];
            /**
             * @description Numbers of default roles.
             * @example [
             *       6
             *     ]
             */
            roles: number[];
            /** @description Roles of the organization's own. */
            ownRoles: components["schemas"]["HeldRole"][];
            /** @description The permissions. */
            permissions: components["schemas"]["Permission"][];
            /**
             * @description To be sent as `X-Permission-Token`.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.c2ln
             */
            permissionToken: string;
            /**
             * @description Whether prices are shown to this person.
             * @example true
             */
            readsPrices: boolean;
        };
        /**
         * @description What signs in instead of a code, each once. Shown this once.
         * @example {
         *       "recoveryCodes": [
         *         "ABCD-EFGH-2345-0001",
         *         "ABCD-EFGH-2345-0002",
         *         "ABCD-EFGH-2345-0003",
         *         "ABCD-EFGH-2345-0004",
         *         "ABCD-EFGH-2345-0005",
         *         "ABCD-EFGH-2345-0006",
         *         "ABCD-EFGH-2345-0007",
         *         "ABCD-EFGH-2345-0008",
         *         "ABCD-EFGH-2345-0009",
         *         "ABCD-EFGH-2345-0010"
         *       ]
         *     }
         */
        RecoveryCodes: {
            /** @description The codes. */
            recoveryCodes: string[];
        };
        /**
         * @description A refresh token to exchange.
         * @example {
         *       "refreshToken": "n0tARealRefreshTokenButLongEnough"
         *     }
         */
        RefreshRequest: {
            /**
             * @description The newest refresh token.
             * @example n0tARealRefreshTokenButLongEnough
             */
            refreshToken: string;
        };
        /**
         * @description A sign-in of a person that has not ended.
         * @example {
         *       "id": 71,
         *       "device": "Firefox on Windows",
         *       "address": "198.51.100.7",
         *       "startedAt": 1795281300,
         *       "lastUsedAt": 1795284900,
         *       "current": true,
         *       "administrator": null
         *     }
         */
        SignIn: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and system in words.
             * @example Firefox on Windows
             */
            device: string;
            /**
             * @description The network address that it was last used from.
             * @example 198.51.100.7
             */
            address: string | null;
            startedAt: components["schemas"]["UnixSeconds"];
            lastUsedAt: components["schemas"]["UnixSeconds"];
            /**
             * @description Whether the call came by this one.
             * @example true
             */
            current: boolean;
            /**
             * @description Who acts as the person in it; null for the person.
             * @example null
             */
            administrator: string | null;
        };
        /**
         * @description A page of sign-ins, the one used last first.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        SignInPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["SignIn"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "lastUsedAt",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        SignInPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example lastUsedAt
                 * @enum {string}
                 */
                field: "lastUsedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description Which sign-ins end.
         * @example {
         *       "keepsThisOne": true
         *     }
         */
        SignOutEverywhere: {
            /**
             * @description Whether the sign-in that asks goes on.
             * @example true
             */
            keepsThisOne: boolean;
        };
        /**
         * @description A new access token (10 minutes) and the refresh token that follows it.
         * @example {
         *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
         *       "refreshToken": "n0tARealRefreshTokenButLongEnough"
         *     }
         */
        TokenPair: {
            /**
             * @description Bearer access token.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.c2ln
             */
            token: string;
            /**
             * @description The next refresh token; the one before is used up.
             * @example n0tARealRefreshTokenButLongEnough
             */
            refreshToken: string;
        };
        /**
         * @description Whether a person signs in with a code besides the password.
         * @example {
         *       "enabledAt": 1795281300,
         *       "recoveryCodesLeft": 10
         *     }
         */
        TwoStep: {
            /** @description Since when; null for no second step. */
            enabledAt: components["schemas"]["UnixSeconds"] | null;
            /**
             * @description Recovery codes that were not used yet.
             * @example 10
             */
            recoveryCodesLeft: number;
        };
        /**
         * @description A code of the authenticator app that was set up.
         * @example {
         *       "code": "123456"
         *     }
         */
        TwoStepCode: {
            /**
             * @description Six digits.
             * @example 123456
             */
            code: string;
        };
        /**
         * @description What an authenticator app is given. Nothing is in force before a code of it is sent.
         * @example {
         *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
         *       "address": "otpauth://totp/Waybill:dana@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Waybill",
         *       "picture": "data:image/svg+xml;base64,PHN2Zy8+"
         *     }
         */
        TwoStepSetup: {
            /**
             * @description The secret as it is typed
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same as an otpauth address.
             * @example otpauth://totp/Waybill:dana@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Waybill
             */
            address: string;
            /**
             * @description The address as a QR code, an SVG in a data address.
             * @example data:image/svg+xml;base64,PHN2Zy8+
             */
            picture: string;
        };
        /**
         * Cancelling
         * @description What cancelling an order costs before and after a driver has it.
         * @example {
         *       "beforeAssignment": {
         *         "type": "none",
         *         "amount": 0
         *       },
         *       "afterAssignment": {
         *         "type": "percentage",
         *         "amount": 50
         *       }
         *     }
         */
        CancellationCharges: {
            /**
             * Before a driver is assigned
             * @description Of the pre-tax total.
             */
            beforeAssignment: components["schemas"]["Charge"];
            /**
             * Once a driver is assigned
             * @description Of the pre-tax total.
             */
            afterAssignment: components["schemas"]["Charge"];
        };
        /**
         * @description Somebody whom one asks for in an organisation.
         * @example {
         *       "id": 10482,
         *       "tenantId": 10482,
         *       "version": 3,
         *       "name": "Renée Bouchard",
         *       "roles": [
         *         "Accounting"
         *       ],
         *       "details": [
         *         {
         *           "type": "email",
         *           "value": "billing@prairiesky.example"
         *         }
         *       ],
         *       "archived": false,
         *       "createdAt": 1795281300,
         *       "updatedAt": 1795281300
         *     }
         */
        Contact: {
            id: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            version: components["schemas"]["EditVersion"];
            /**
             * @description Of a person, or of a desk.
             * @example Renée Bouchard
             */
            name: string;
            /**
             * @description What one asks them about. There is one primary contact; who is made it takes it over.
             * @example [
             *       "Accounting"
             *     ]
             */
            roles: ("Primary" | "Accounting" | "Owner" | "Dispatch")[];
            /**
             * @description In the order in which they are best tried.
             * @example [
             *       {
             *         "type": "email",
             *         "value": "billing@prairiesky.example"
             *       }
             *     ]
             */
            details: components["schemas"]["ContactDetail"][];
            /**
             * @description Whether it has been archived.
             * @example false
             */
            archived: boolean;
            createdAt: components["schemas"]["UnixSeconds"];
            updatedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description A way to reach a contact.
         * @example {
         *       "type": "email",
         *       "value": "billing@prairiesky.example"
         *     }
         */
        ContactDetail: {
            /**
             * @description What it is; the value is checked by it.
             * @example email
             * @enum {string}
             */
            type: "email" | "phone" | "address" | "url";
            /**
             * @description The address or number; a phone number is kept in E.164, a web address with its scheme.
             * @example billing@prairiesky.example
             */
            value: string;
        };
        /**
         * @description How a courier works.
         * @example {
         *       "version": 3,
         *       "dispatchHours": {
         *         "monday": {
         *           "closed": false,
         *           "hours": {
         *             "openTime": 28800,
         *             "closeTime": 61200
         *           }
         *         },
         *         "sunday": {
         *           "closed": true
         *         }
         *       },
         *       "holidays": [
         *         {
         *           "date": "2026-12-25",
         *           "name": "Christmas Day"
         *         }
         *       ],
         *       "geostampsEnabled": true,
         *       "pricesVisibleToDrivers": false,
         *       "waitTime": {
         *         "freeMinutes": 10,
         *         "incrementMinutes": 5,
         *         "centsPerMinute": 75,
         *         "capCents": 5000
         *       },
         *       "cancellationCharge": {
         *         "beforeAssignment": {
         *           "type": "none",
         *           "amount": 0
         *         },
         *         "afterAssignment": {
         *           "type": "percentage",
         *           "amount": 50
         *         }
         *       },
         *       "carriersZeroRated": true
         *     }
         */
        CourierSettings: {
            version: components["schemas"]["EditVersion"];
            /** @description When the courier dispatches, by weekday; a day without an entry is open all day. */
            dispatchHours: components["schemas"]["OperatingHours"];
            /**
             * @description Days that count as their own weekday where a service charges by the time of day (docs/rules/services-and-revisions.md, "Parts of a revision"), each once.
             * @example [
             *       {
             *         "date": "2026-12-25",
             *         "name": "Christmas Day"
             *       }
             *     ]
             */
            holidays: components["schemas"]["Holiday"][];
            /**
             * @description Whether pickup, drop-off and waiting are stamped with the time and place of the driver's device.
             * @example true
             */
            geostampsEnabled: boolean;
            /**
             * @description Whether a driver sees what the orders that they carry cost.
             * @example false
             */
            pricesVisibleToDrivers: boolean;
            /** @description What waiting at a stop costs. */
            waitTime: components["schemas"]["WaitTimeTerms"];
            /** @description What a cancelled order costs, before and after a driver has it. */
            cancellationCharge: components["schemas"]["CancellationCharges"];
            /**
             * @description Whether an order that another carrier buys is Zero Rated, as interlining between registered carriers is (docs/rules/fuel-and-tax.md, "Tax").
             * @example true
             */
            carriersZeroRated: boolean;
        };
        /**
         * @description A day of a courier's calendar that counts as its own weekday.
         * @example {
         *       "date": "2026-12-25",
         *       "name": "Christmas Day"
         *     }
         */
        Holiday: {
            /**
             * Day
             * Format: date
             * @description The day, by the courier's calendar.
             * @example 2026-12-25
             */
            date: string;
            /**
             * Holiday
             * Format: visible
             * @description What it is called.
             * @example Christmas Day
             */
            name: string;
        };
        /**
         * @description What an organisation tells the people outside of it, and in whose name. What its own people are told is each one's own.
         * @example {
         *       "version": 3,
         *       "customerEvents": [
         *         "created",
         *         "completed"
         *       ],
         *       "language": "en",
         *       "senderName": "Prairie Sky Dispatch",
         *       "replyTo": "dispatch@prairiesky.example",
         *       "footer": "Questions? Call us at 306 555 0199."
         *     }
         */
        NotificationSettings: {
            version: components["schemas"]["EditVersion"];
            /**
             * @description What of its orders a customer is told of.
             * @example [
             *       "created",
             *       "completed"
             *     ]
             */
            customerEvents: (string & ("created" | "assigned" | "pickedUp" | "droppedOff" | "completed" | "cancelled" | "late" | "attemptFailed"))[];
            /**
             * @description The language of what is sent.
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
            /**
             * @description The name that messages come from; the name of the organisation where none is given.
             * @example Prairie Sky Dispatch
             */
            senderName: string | null;
            /**
             * Format: email
             * @description The address that replies go to.
             * @example dispatch@prairiesky.example
             */
            replyTo: string | null;
            /**
             * @description Stands under each message.
             * @example Questions? Call us at 306 555 0199.
             */
            footer: string | null;
        };
        /**
         * @description What one must know to schedule with a courier.
         * @example {
         *       "tenantId": 1,
         *       "name": "Prairie Sky Couriers",
         *       "timezone": "America/Regina",
         *       "utcOffsets": [
         *         {
         *           "from": 1577836800,
         *           "offsetS": -21600
         *         }
         *       ],
         *       "orderSupportPhone": "+13065550199",
         *       "orderFields": [],
         *       "courierSettings": {
         *         "dispatchHours": {
         *           "monday": {
         *             "closed": false,
         *             "hours": {
         *               "openTime": 25200,
         *               "closeTime": 72000
         *             }
         *           }
         *         },
         *         "holidays": [
         *           {
         *             "date": "2026-12-25",
         *             "name": "Christmas Day"
         *           }
         *         ],
         *         "cancellationCharge": {
         *           "beforeAssignment": {
         *             "type": "none",
         *             "amount": 0
         *           },
         *           "afterAssignment": {
         *             "type": "percentage",
         *             "amount": 50
         *           }
         *         }
         *       }
         *     }
         */
        ScheduleInfo: {
            tenantId: components["schemas"]["Id"];
            /**
             * @description The courier's name.
             * @example Prairie Sky Couriers
             */
            name: string;
            /**
             * @description IANA time zone of the dispatch hours.
             * @example America/Regina
             */
            timezone: string;
            utcOffsets: components["schemas"]["UtcOffsets"];
            /**
             * @description Whom to call.
             * @example +13065550199
             */
            orderSupportPhone: string | null;
            /** @description The courier's own fields that the person who orders fills in, in their order. */
            orderFields: components["schemas"]["OfferedOrderField"][];
            /** @description The courier's settings that matter here. */
            courierSettings: {
                dispatchHours: components["schemas"]["OperatingHours"];
                /** @description The days of its calendar that count as none of the week, in their order. */
                holidays: components["schemas"]["Holiday"][];
                /** @description What cancelling an order costs before and after a driver has it; null for a supplier, whose customer pays. */
                cancellationCharge: components["schemas"]["CancellationCharges"] | null;
            };
        };
        /**
         * @description What a tenant subscribes to.
         * @example {
         *       "id": 1,
         *       "name": "Courier",
         *       "description": "Dispatch, pricing and accounting.",
         *       "priceCadCents": 24900
         *     }
         */
        SubscriptionPlan: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Courier
             */
            name: string;
            /**
             * @description What it holds.
             * @example Dispatch, pricing and accounting.
             */
            description: string;
            /**
             * @description Price a month in cents.
             * @example 24900
             */
            priceCadCents: number;
        };
        /**
         * @description What an organisation lets its suppliers do (docs/rules/invitations-and-customers.md, "Links"). A supplier that may not order keeps sight of the orders that it placed.
         * @example {
         *       "version": 3,
         *       "suppliersPlaceOrders": true
         *     }
         */
        SupplierSettings: {
            version: components["schemas"]["EditVersion"];
            /**
             * @description Whether those of its suppliers that were given the right place orders in its name; without it none does.
             * @example true
             */
            suppliersPlaceOrders: boolean;
        };
        /**
         * @description An organisation.
         * @example {
         *       "id": 1,
         *       "name": "Prairie Sky Couriers",
         *       "kind": "Courier",
         *       "accountType": "organization",
         *       "image": null,
         *       "address": "306 Ontario Ave, Saskatoon, SK",
         *       "phone": "+13065550100",
         *       "orderSupportPhone": "+13065550199",
         *       "billToName": "Prairie Sky Couriers Ltd.",
         *       "billToAddress": "306 Ontario Ave, Saskatoon, SK",
         *       "timezone": "America/Regina",
         *       "version": 3
         *     }
         */
        Tenant: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Prairie Sky Couriers
             */
            name: string;
            kind: components["schemas"]["TenantKind"];
            /**
             * @description Organisation or person.
             * @example organization
             * @enum {string}
             */
            accountType: "organization" | "individual";
            /**
             * @description Address of its logo.
             * @example null
             */
            image: string | null;
            /**
             * @description Its address in one line.
             * @example 306 Ontario Ave, Saskatoon, SK
             */
            address: string | null;
            /**
             * @description Phone in E.164.
             * @example +13065550100
             */
            phone: string | null;
            /**
             * @description Whom to call about an order.
             * @example +13065550199
             */
            orderSupportPhone: string | null;
            /**
             * @description Name on its invoices.
             * @example Prairie Sky Couriers Ltd.
             */
            billToName: string | null;
            /**
             * @description Address on its invoices.
             * @example 306 Ontario Ave, Saskatoon, SK
             */
            billToAddress: string | null;
            /**
             * @description IANA time zone.
             * @example America/Regina
             */
            timezone: string;
            /**
             * @description Counts its changes.
             * @example 3
             */
            version: number;
        };
        /**
         * @description Whether this person can use the web application in this tenant.
         * @example {
         *       "usable": true,
         *       "isDriver": false
         *     }
         */
        TenantAdminUsable: {
            /**
             * @description Whether there is anything to do here.
             * @example true
             */
            usable: boolean;
            /**
             * @description Whether the person is a driver here and wants the driver app.
             * @example false
             */
            isDriver: boolean;
        };
        /**
         * @description The billing details that onboarding asks for.
         * @example {
         *       "billToName": "Prairie Sky Couriers Ltd.",
         *       "billToAddress": "306 Ontario Ave, Saskatoon, SK"
         *     }
         */
        TenantBilling: {
            /**
             * Bill to name
             * Format: visible
             * @description Name on invoices.
             * @example Prairie Sky Couriers Ltd.
             */
            billToName: string;
            /**
             * Bill to address
             * Format: visible
             * @description Address on invoices.
             * @example 306 Ontario Ave, Saskatoon, SK
             */
            billToAddress: string;
        };
        /**
         * @description The clock by which an organisation's days and hours are meant.
         * @example {
         *       "timezone": "America/Regina",
         *       "utcOffsets": [
         *         {
         *           "from": 1577836800,
         *           "offsetS": -21600
         *         }
         *       ]
         *     }
         */
        TenantClock: {
            /**
             * @description IANA time zone.
             * @example America/Regina
             */
            timezone: string;
            utcOffsets: components["schemas"]["UtcOffsets"];
        };
        /**
         * @description That something has changed, and what is answered otherwise from now on. What it is now has to be asked for.
         * @example {
         *       "topic": "delivery-order.changed",
         *       "key": "3122",
         *       "touches": [
         *         "/tenants/1/paginated-delivery-orders",
         *         "/delivery-orders/3122/"
         *       ]
         *     }
         */
        TenantEvent: {
            /**
             * @description What happened to what, such as an order or the vehicles.
             * @example delivery-order.changed
             */
            topic: string;
            /**
             * @description The row that it happened to.
             * @example 3122
             */
            key: string;
            /** @description The addresses that are answered otherwise, of those that the caller may read. One that ends with a slash means all below it. */
            touches: string[];
        };
        /**
         * @description What has changed since a cursor.
         * @example {
         *       "cursor": "7201-44",
         *       "stale": false,
         *       "events": [
         *         {
         *           "topic": "delivery-order.changed",
         *           "key": "3122",
         *           "touches": [
         *             "/tenants/1/paginated-delivery-orders",
         *             "/delivery-orders/3122/"
         *           ]
         *         }
         *       ]
         *     }
         */
        TenantEvents: {
            /**
             * @description Of the last of them; the next question begins there.
             * @example 7201-44
             */
            cursor: string;
            /**
             * @description Whether more has happened than is known, so that everything has to be asked anew.
             * @example false
             */
            stale: boolean;
            /** @description Oldest first; without a cursor none. */
            events: components["schemas"]["TenantEvent"][];
        };
        /**
         * @description A part of the product that a tenant has.
         * @example Courier
         * @enum {string}
         */
        TenantFeature: "Customer" | "Supplier" | "Courier" | "Planner" | "CourierLocations";
        /**
         * @description The features of the tenant's subscription.
         * @example {
         *       "features": [
         *         "Courier",
         *         "Planner",
         *         "CourierLocations"
         *       ]
         *     }
         */
        TenantFeatures: {
            /**
             * @description The features.
             * @example [
             *       "Courier",
             *       "Planner",
             *       "CourierLocations"
             *     ]
             */
            features: components["schemas"]["TenantFeature"][];
        };
        /**
         * @description What kind of organisation it is.
         * @example Courier
         * @enum {string}
         */
        TenantKind: "Courier" | "Customer" | "Supplier" | "Internal";
        /**
         * @description A page of tenants.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        TenantPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["TenantSummary"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        TenantPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description An organisation by id and name.
         * @example {
         *       "id": 2,
         *       "name": "Meewasin Pharmacy Group"
         *     }
         */
        TenantRef: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Meewasin Pharmacy Group
             */
            name: string;
        };
        /**
         * @description Organisations.
         * @example {
         *       "data": []
         *     }
         */
        TenantSummaries: {
            /** @description All of them. */
            data: components["schemas"]["TenantSummary"][];
        };
        /**
         * @description An organisation, as lists and pickers need it.
         * @example {
         *       "id": 1,
         *       "name": "Prairie Sky Couriers",
         *       "kind": "Courier",
         *       "image": null,
         *       "timezone": "America/Regina"
         *     }
         */
        TenantSummary: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example Prairie Sky Couriers
             */
            name: string;
            kind: components["schemas"]["TenantKind"];
            /**
             * @description Address of its logo.
             * @example null
             */
            image: string | null;
            /**
             * @description IANA time zone of its days and hours.
             * @example America/Regina
             */
            timezone: string;
        };
        /**
         * @description A change of an organisation; what is left out stays.
         * @example {
         *       "billToName": "Prairie Sky Couriers Ltd.",
         *       "billToAddress": "306 Ontario Ave, Saskatoon, SK"
         *     }
         */
        TenantUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name, as customers, drivers and receipts have it.
             * @example Prairie Sky Couriers
             */
            name?: string;
            /**
             * Logo
             * @description Address of its logo, a picture of its own library that is not archived.
             * @example /api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            image?: string | null;
            /**
             * Time zone
             * @description IANA time zone by which its days and hours are meant.
             * @example America/Regina
             */
            timezone?: string;
            /**
             * Phone
             * @description Its phone, as it is written.
             * @example +13065550100
             */
            phone?: string | null;
            /**
             * Phone for orders
             * @description Whom to call about an order.
             * @example +13065550199
             */
            orderSupportPhone?: string | null;
            /**
             * Address
             * @description Its address in one line.
             * @example 306 Ontario Ave, Saskatoon, SK
             */
            address?: string | null;
            /**
             * Bill to name
             * Format: visible
             * @description Name on invoices that it pays.
             * @example Prairie Sky Couriers Ltd.
             */
            billToName?: string;
            /**
             * Bill to address
             * Format: visible
             * @description Address on invoices that it pays.
             * @example 306 Ontario Ave, Saskatoon, SK
             */
            billToAddress?: string;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description How far the clocks of a zone are ahead of UTC from an instant on, until the next such entry.
         * @example {
         *       "from": 1577836800,
         *       "offsetS": -21600
         *     }
         */
        UtcOffset: {
            from: components["schemas"]["UnixSeconds"];
            /**
             * @description Seconds east of UTC.
             * @example -21600
             */
            offsetS: number;
        };
        /**
         * @description The offsets of the zone from 2020 to 2099 by the server's time zone data, oldest first; the last holds from then on. A client that
         *     shows or reads a time on the clock of the zone goes by these: a device may carry older data. What was before the first is
         *     history, on which all data agree.
         * @example [
         *       {
         *         "from": 1577836800,
         *         "offsetS": -21600
         *       }
         *     ]
         */
        UtcOffsets: components["schemas"]["UtcOffset"][];
        /**
         * Waiting at a stop
         * @description What a courier charges for waiting, each stop by itself (docs/rules/driver-pay-and-wait-time.md, "Wait time").
         * @example {
         *       "freeMinutes": 10,
         *       "incrementMinutes": 5,
         *       "centsPerMinute": 75,
         *       "capCents": 5000
         *     }
         */
        WaitTimeTerms: {
            /**
             * Free minutes
             * @description Minutes at each stop that cost nothing.
             * @example 10
             */
            freeMinutes: number;
            /**
             * Rounded up to
             * @description Minutes beyond the free ones are rounded up to a multiple of this.
             * @example 5
             */
            incrementMinutes: number;
            /**
             * Price of a minute
             * @description What a minute costs, in cents; 0 charges nothing for waiting.
             * @example 75
             */
            centsPerMinute: number;
            /**
             * At most, at each stop
             * @description Most that one stop costs, in cents; null for no limit.
             * @example 5000
             */
            capCents?: number | null;
        };
        /**
         * @description Where to bring the file. `websocket`: open `socketPath` and send `{"type":"begin","ticket":…}`; `{"type":"ready","receivedBytes":n}` says from
         *     which byte to send binary messages of at most `chunkBytes`; each is answered by `{"type":"progress","receivedBytes":n}`, the last one by
         *     `{"type":"done"}`, a refusal by `{"type":"error","code":…,"message":…}`. After a broken connection the same ticket goes on where it stopped, and a connection
         *     that still brings the file is ended then by `conflict`. `busy` refuses a person who brings many files at a time; try again later.
         *     `{"type":"cancel"}` throws away what came. A file comes in at most 4000 messages; a connection has 10 seconds to begin. `object-storage`: PUT the bytes to `putUrl` with `putHeaders`. Either way the file is attached by `url`.
         * @example {
         *       "uid": "3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "url": "/uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11",
         *       "transport": "websocket",
         *       "socketPath": "/api/uploads/socket",
         *       "ticket": "2b9d5c1f",
         *       "chunkBytes": 262144,
         *       "putUrl": null,
         *       "putHeaders": {},
         *       "expiresAt": 1795281300
         *     }
         */
        Upload: {
            /**
             * Format: uuid
             * @description The upload.
             * @example 3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            uid: string;
            /**
             * @description What to attach it by.
             * @example /uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            url: string;
            /**
             * @description How.
             * @example websocket
             * @enum {string}
             */
            transport: "websocket" | "object-storage";
            /**
             * @description Path of the websocket on this server.
             * @example /api/uploads/socket
             */
            socketPath: string | null;
            /**
             * @description Opens the websocket for this upload alone.
             * @example 2b9d5c1f
             */
            ticket: string | null;
            /**
             * @description Largest message.
             * @example 262144
             */
            chunkBytes: number;
            /**
             * @description One-time address of the object storage.
             * @example null
             */
            putUrl: string | null;
            /**
             * @description Headers of the PUT.
             * @example {}
             */
            putHeaders: {
                [key: string]: string;
            };
            expiresAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description What may be uploaded.
         * @example {
         *       "maxSizeBytes": 26214400,
         *       "chunkBytes": 262144,
         *       "contentTypes": [
         *         "image/jpeg",
         *         "application/pdf"
         *       ]
         *     }
         */
        UploadLimits: {
            /**
             * @description Largest file in bytes.
             * @example 26214400
             */
            maxSizeBytes: number;
            /**
             * @description Largest message in bytes.
             * @example 262144
             */
            chunkBytes: number;
            /**
             * @description Kinds of files.
             * @example [
             *       "image/jpeg",
             *       "application/pdf"
             *     ]
             */
            contentTypes: string[];
        };
        /**
         * @description A file that a person is about to upload.
         * @example {
         *       "fileName": "Front door.jpg",
         *       "contentType": "image/jpeg",
         *       "sizeBytes": 184302
         *     }
         */
        UploadRequest: {
            /**
             * Format: visible
             * @description Its name.
             * @example Front door.jpg
             */
            fileName: string;
            /**
             * @description What the browser takes it for; the server looks for itself.
             * @example image/jpeg
             */
            contentType: string;
            /**
             * @description Bytes.
             * @example 184302
             */
            sizeBytes: number;
        };
        /**
         * @description What becomes of it when a person deletes their account.
         * @example {
         *       "obstacles": [],
         *       "organizations": [
         *         "Prairie Sky Couriers"
         *       ],
         *       "assignedOrders": {
         *         "total": 2,
         *         "orderIds": [
         *           10482,
         *           10490
         *         ]
         *       },
         *       "carriedOrders": {
         *         "total": 0,
         *         "orderIds": []
         *       },
         *       "vehicles": [
         *         "Van 4"
         *       ]
         *     }
         */
        AccountEnding: {
            /**
             * @description What has to be done first, in sentences; with any, the account cannot be deleted.
             * @example []
             */
            obstacles: string[];
            /**
             * @description The organizations that the person leaves, by name.
             * @example [
             *       "Prairie Sky Couriers"
             *     ]
             */
            organizations: string[];
            assignedOrders: components["schemas"]["OrdersOfAccount"];
            carriedOrders: components["schemas"]["OrdersOfAccount"];
            /**
             * @description The vehicles that are theirs to drive, by name.
             * @example [
             *       "Van 4"
             *     ]
             */
            vehicles: string[];
        };
        /**
         * @description The orders that a driver is to carry.
         * @example {
         *       "ids": [
         *         10482,
         *         10483
         *       ],
         *       "drivers": [
         *         {
         *           "orderId": 10482,
         *           "userId": 11
         *         },
         *         {
         *           "orderId": 10483,
         *           "userId": null
         *         }
         *       ]
         *     }
         */
        BulkAssign: {
            /**
             * @description Order ids.
             * @example [
             *       10482,
             *       10483
             *     ]
             */
            ids: components["schemas"]["Id"][];
            /** @description Who has the orders as far as the caller knows. One that somebody else has by now stays there, `other_driver`; one that is not named here is assigned no matter who has it. */
            drivers?: {
                orderId: components["schemas"]["Id"];
                /** @description The driver; null for none. */
                userId: components["schemas"]["Id"] | null;
            }[];
        };
        /**
         * @description The tenant a person last worked in.
         * @example {
         *       "tenant": {
         *         "id": 1,
         *         "name": "Prairie Sky Couriers",
         *         "kind": "Courier",
         *         "image": null,
         *         "timezone": "America/Regina"
         *       }
         *     }
         */
        CurrentTenant: {
            /** @description Null when none was chosen yet. */
            tenant: components["schemas"]["TenantSummary"] | null;
        };
        /**
         * @description Where a driver was when the device reported last.
         * @example {
         *       "latitude": 52.12,
         *       "longitude": -106.66,
         *       "recordedAt": 1795281300
         *     }
         */
        DriverPosition: {
            /**
             * @description Degrees north.
             * @example 52.12
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -106.66
             */
            longitude: number;
            recordedAt: components["schemas"]["UnixSeconds"];
        };
        /**
         * @description The orders that a driver has in hand, soonest promise first, at most 200.
         * @example {
         *       "data": []
         *     }
         */
        InProgressOrders: {
            /** @description The orders. */
            data: components["schemas"]["DeliveryOrderListItem"][];
        };
        /**
         * @description Orders that a person has in hand, in all of their organizations: assigned ones can be taken from them, those with parcels picked up stay.
         * @example {
         *       "total": 2,
         *       "orderIds": [
         *         10482,
         *         10490
         *       ]
         *     }
         */
        OrdersOfAccount: {
            /**
             * @description How many they are.
             * @example 2
             */
            total: number;
            /**
             * @description The first of them.
             * @example [
             *       10482,
             *       10490
             *     ]
             */
            orderIds: components["schemas"]["Id"][];
        };
        /**
         * @description A person by name.
         * @example {
         *       "id": 11,
         *       "firstName": "Ravi",
         *       "lastName": "Patel"
         *     }
         */
        Person: {
            id: components["schemas"]["Id"];
            /**
             * @description First name.
             * @example Ravi
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Patel
             */
            lastName: string;
            /**
             * @description Address of a photo, where one is shown; null without one.
             * @example /api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            image?: string | null;
        };
        /**
         * @description Where the photo of a person is.
         * @example {
         *       "image": "/api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11"
         *     }
         */
        Photo: {
            /**
             * @description Address of the photo; null without one.
             * @example /api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            image: string | null;
        };
        /**
         * @description The photo of a person.
         * @example {
         *       "content": "iVBORw0KGgo="
         *     }
         */
        PhotoUpload: {
            /**
             * @description A PNG, JPEG or WebP in base64, at most 300 kB. The largest size that is shown is 200 pixels.
             * @example iVBORw0KGgo=
             */
            content: string;
        };
        /**
         * @description How a person likes a table.
         * @example {
         *       "columns": [
         *         "id",
         *         "status",
         *         "customer"
         *       ],
         *       "density": "regular"
         *     }
         */
        TableLayout: {
            /**
             * @description The shown columns in their order; empty means the default.
             * @example [
             *       "id",
             *       "status",
             *       "customer"
             *     ]
             */
            columns: string[];
            /**
             * @description Height of rows.
             * @example regular
             * @enum {string}
             */
            density: "regular" | "compact";
        };
        /**
         * @description The time zone in which a person reads times.
         * @example {
         *       "canonicalIdentifier": "America/Regina",
         *       "utcOffsetSeconds": -21600
         *     }
         */
        TimezoneChange: {
            /**
             * Format: timezone
             * @description IANA time zone.
             * @example America/Regina
             */
            canonicalIdentifier: string;
            /**
             * @description Its offset when it was chosen; the zone is what counts.
             * @example -21600
             */
            utcOffsetSeconds?: number;
        };
        /**
         * @description In which units a person reads lengths, weights and volumes.
         * @example MetricMixed
         * @enum {string}
         */
        UnitPreference: "Metric" | "MetricMixed" | "Imperial";
        /**
         * @description A person.
         * @example {
         *       "id": 11,
         *       "firstName": "Ravi",
         *       "lastName": "Patel",
         *       "email": "driver1@prairiesky.example",
         *       "phone": "+13065550101",
         *       "image": null,
         *       "archived": false,
         *       "admin": false,
         *       "timezone": "America/Regina",
         *       "unitPreference": "MetricMixed"
         *     }
         */
        User: {
            id: components["schemas"]["Id"];
            /**
             * @description First name.
             * @example Ravi
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Patel
             */
            lastName: string;
            /**
             * Format: email
             * @description E-mail address.
             * @example driver1@prairiesky.example
             */
            email: string;
            /**
             * @description Phone in E.164.
             * @example +13065550101
             */
            phone: string | null;
            /**
             * @description Address of a picture.
             * @example null
             */
            image: string | null;
            /**
             * @description Whether the person has been archived.
             * @example false
             */
            archived: boolean;
            /**
             * @description Whether the person is an internal administrator.
             * @example false
             */
            admin: boolean;
            /**
             * @description IANA time zone.
             * @example America/Regina
             */
            timezone: string;
            unitPreference: components["schemas"]["UnitPreference"];
            /**
             * @description Orders that the person has still to pick up or drop off for this organisation: among the people with a role, for those who assign drivers.
             * @example 3
             */
            ordersInHand?: number;
            /** @description Where the most urgent of those orders goes, beside ordersInHand; null with nothing in hand. */
            nextDropoff?: components["schemas"]["Coordinates"] | null;
            /** @description Where the device of a driver was last, beside ordersInHand; null when it has not reported yet. */
            lastPosition?: components["schemas"]["DriverPosition"] | null;
        };
        /**
         * @description A page of people.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        UserPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["User"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "data.firstName",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        UserPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example data.firstName
                 * @enum {string}
                 */
                field: "data.firstName" | "data.lastName";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description What a person may do in a tenant.
         * @example {
         *       "permissions": [
         *         {
         *           "id": "delivery-orders.create"
         *         }
         *       ]
         *     }
         */
        UserPermissions: {
            /** @description The permissions. */
            permissions: components["schemas"]["Permission"][];
        };
        /**
         * @description One's own profile, as it is asked for, sent and answered.
         * @example {
         *       "firstName": "Dana",
         *       "lastName": "Kowalski",
         *       "phone": "+13065550123",
         *       "timezone": "America/Regina",
         *       "unitPreference": "MetricMixed"
         *     }
         */
        UserUpdate: {
            /**
             * First name
             * Format: visible
             * @description First name.
             * @example Dana
             */
            firstName: string;
            /**
             * Last name
             * Format: visible
             * @description Last name.
             * @example Kowalski
             */
            lastName: string;
            /**
             * Phone
             * Format: phone
             * @description Phone in E.164, an extension behind it: `;ext=204`.
             * @example +13065550123
             */
            phone?: string;
            /**
             * Time zone
             * Format: timezone
             * @description IANA time zone.
             * @example America/Regina
             */
            timezone: string;
            /**
             * Units
             * @description In which units lengths, weights and volumes are shown.
             * @example MetricMixed
             */
            unitPreference: string & ("Metric" | "MetricMixed" | "Imperial");
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "gstHstNumber": "123456789 RT0001"
         *     }
         */
        AccountingSettingsUpdate: {
            /**
             * GST/HST number
             * @description The courier's registration with the Canada Revenue Agency, as it is printed on receipts and invoices.
             * @example 123456789 RT0001
             */
            gstHstNumber?: string | null;
            /**
             * Payment terms
             * @description When an invoice is due.
             * @example net30
             */
            paymentTerms?: string & ("dueOnReceipt" | "net10" | "net20" | "net30" | "net60" | "net90");
            /**
             * Billing cycle
             * @description How often customers are billed.
             * @example monthly
             */
            billingCycle?: string & ("soonest" | "daily" | "weekly" | "monthly");
            /**
             * Invoice prefix
             * @description Stands before the number of each invoice.
             * @example PSC-
             */
            invoicePrefix?: string | null;
            /**
             * Memo
             * @description Stands at the foot of each invoice.
             * @example Thank you for your business.
             */
            invoiceMemo?: string | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "defaultRate": 60
         *     }
         */
        DriverPayRatesUpdate: {
            /**
             * Usual rate
             * @description Percent of the pre-tax total for every driver without a rate of their own; none where each has one.
             * @example 60
             */
            defaultRate?: number | null;
            /**
             * Not shared with drivers
             * @description What is left out of the amount that pay is a share of.
             */
            leaveOut?: components["schemas"]["PayLeftOut"];
            /**
             * Rates
             * @description All drivers of the courier with the rate that each has agreed on. A driver whom a change does not name keeps theirs.
             * @example [
             *       {
             *         "userId": 7,
             *         "name": "Ravi Patel",
             *         "rate": 65
             *       }
             *     ]
             */
            rates?: components["schemas"]["DriverRate"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description To be added: a location in an address book.
         * @example {
         *       "name": "Broadway & 10th",
         *       "kind": "commercial",
         *       "externalReference": "4639-99653",
         *       "streetAddress": "737 Broadway Avenue",
         *       "city": "Saskatoon",
         *       "province": "SK",
         *       "postalCode": "S7N 1B3",
         *       "latitude": 52.12,
         *       "longitude": -106.66,
         *       "approximatePin": false,
         *       "timezone": "America/Regina",
         *       "contactName": "Aylin Ünal",
         *       "phone": "+13066517211",
         *       "operatingHours": {
         *         "sunday": {
         *           "closed": true
         *         }
         *       }
         *     }
         */
        LocationInput: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Broadway & 10th
             */
            name: string;
            /**
             * Friendly name
             * @description What people call it.
             * @example Broadway shop
             */
            friendlyName?: string;
            /**
             * Kind
             * @description What kind of location it is.
             * @default commercial
             * @example commercial
             */
            kind?: string & ("commercial" | "residential" | "general");
            /**
             * Reference
             * @description The owner's own number for it.
             * @example 4639-99653
             */
            externalReference?: string;
            /**
             * Address
             * Format: visible
             * @description Street and number.
             * @example 737 Broadway Avenue
             */
            streetAddress: string;
            /**
             * Unit
             * @description Unit or suite.
             * @example 110
             */
            unitNumber?: string;
            /**
             * City
             * Format: visible
             * @description City.
             * @example Saskatoon
             */
            city: string;
            /**
             * Province
             * @description Two-letter province.
             * @example SK
             * @enum {string}
             */
            province: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
            /**
             * Postal code
             * Format: postal-code
             * @description Postal code as A1A 1A1.
             * @example S7N 1B3
             */
            postalCode?: string;
            /**
             * Latitude
             * @description Degrees north.
             * @example 52.12
             */
            latitude: number;
            /**
             * Longitude
             * @description Degrees east.
             * @example -106.66
             */
            longitude: number;
            /**
             * Approximate pin
             * @description The pin stands in the middle of the city or postal area; nobody has put it on the door yet.
             * @default false
             * @example false
             */
            approximatePin?: boolean;
            /**
             * Time zone
             * Format: timezone
             * @description IANA time zone; found from the coordinates when left out.
             * @example America/Regina
             */
            timezone?: string;
            /**
             * Contact name
             * @description Whom to ask for.
             * @example Aylin Ünal
             */
            contactName?: string;
            /**
             * Phone
             * Format: phone
             * @description Phone in E.164, an extension behind it: `;ext=204`.
             * @example +13066517211
             */
            phone?: string;
            /**
             * Pickup notes
             * @description What a driver should know at pickup.
             * @example Ring at the back door.
             */
            pickupNotes?: string;
            /**
             * Drop-off notes
             * @description What a driver should know at drop-off.
             * @example Leave with the pharmacist.
             */
            dropoffNotes?: string;
            operatingHours?: components["schemas"]["OperatingHours"];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Broadway & 10th"
         *     }
         */
        LocationUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Broadway & 10th
             */
            name?: string;
            /**
             * Friendly name
             * @description What people call it.
             * @example Broadway shop
             */
            friendlyName?: string | null;
            /**
             * Kind
             * @description What kind of location it is.
             * @example commercial
             */
            kind?: string & ("commercial" | "residential" | "general");
            /**
             * Reference
             * @description The owner's own number for it.
             * @example 4639-99653
             */
            externalReference?: string | null;
            /**
             * Address
             * Format: visible
             * @description Street and number.
             * @example 737 Broadway Avenue
             */
            streetAddress?: string;
            /**
             * Unit
             * @description Unit or suite.
             * @example 110
             */
            unitNumber?: string | null;
            /**
             * City
             * Format: visible
             * @description City.
             * @example Saskatoon
             */
            city?: string;
            /**
             * Province
             * @description Two-letter province.
             * @example SK
             * @enum {string}
             */
            province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
            /**
             * Postal code
             * Format: postal-code
             * @description Postal code as A1A 1A1.
             * @example S7N 1B3
             */
            postalCode?: string | null;
            /**
             * Latitude
             * @description Degrees north.
             * @example 52.12
             */
            latitude?: number;
            /**
             * Longitude
             * @description Degrees east.
             * @example -106.66
             */
            longitude?: number;
            /**
             * Approximate pin
             * @description The pin stands in the middle of the city or postal area; nobody has put it on the door yet.
             * @example false
             */
            approximatePin?: boolean;
            /**
             * Time zone
             * Format: timezone
             * @description IANA time zone; found from the coordinates when left out.
             * @example America/Regina
             */
            timezone?: string;
            /**
             * Contact name
             * @description Whom to ask for.
             * @example Aylin Ünal
             */
            contactName?: string | null;
            /**
             * Phone
             * Format: phone
             * @description Phone in E.164, an extension behind it: `;ext=204`.
             * @example +13066517211
             */
            phone?: string | null;
            /**
             * Pickup notes
             * @description What a driver should know at pickup.
             * @example Ring at the back door.
             */
            pickupNotes?: string | null;
            /**
             * Drop-off notes
             * @description What a driver should know at drop-off.
             * @example Leave with the pharmacist.
             */
            dropoffNotes?: string | null;
            operatingHours?: components["schemas"]["OperatingHours"];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of locations.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        LocationPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Location"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        LocationPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "city" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
            filter?: components["schemas"]["LocationFilter"];
        };
        /**
         * @description To be added: a field of a courier's own on its orders.
         * @example {
         *       "name": "Cost centre",
         *       "kind": "text",
         *       "options": [],
         *       "help": "As on your purchase order",
         *       "required": false,
         *       "shownIn": [
         *         "Scheduler",
         *         "Order"
         *       ]
         *     }
         */
        DeliveryOrderFieldInput: {
            /**
             * Name
             * Format: visible
             * @description What it is called on the order and in exports.
             * @example Cost centre
             */
            name: string;
            /**
             * Kind
             * @description What it holds.
             * @example text
             */
            kind: string & ("text" | "number" | "yesNo" | "choice");
            /**
             * Choices
             * @description What can be chosen, in its order; only of the kind choice.
             * @default []
             * @example []
             */
            options?: string[];
            /**
             * Help
             * @description What is said beside it to the person who fills it in.
             * @example As on your purchase order
             */
            help?: string;
            /**
             * Must be filled in
             * @description Whether no order can be placed without it.
             * @default false
             * @example false
             */
            required?: boolean;
            /**
             * Shown in
             * @description Where it appears.
             * @default [
             *       "Scheduler",
             *       "Order",
             *       "Exports"
             *     ]
             * @example [
             *       "Scheduler",
             *       "Order"
             *     ]
             */
            shownIn?: ("Scheduler" | "Order" | "Exports")[];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Cost centre"
         *     }
         */
        DeliveryOrderFieldUpdate: {
            /**
             * Name
             * Format: visible
             * @description What it is called on the order and in exports.
             * @example Cost centre
             */
            name?: string;
            /**
             * Kind
             * @description What it holds.
             * @example text
             */
            kind?: string & ("text" | "number" | "yesNo" | "choice");
            /**
             * Choices
             * @description What can be chosen, in its order; only of the kind choice.
             * @example []
             */
            options?: string[];
            /**
             * Help
             * @description What is said beside it to the person who fills it in.
             * @example As on your purchase order
             */
            help?: string | null;
            /**
             * Must be filled in
             * @description Whether no order can be placed without it.
             * @example false
             */
            required?: boolean;
            /**
             * Shown in
             * @description Where it appears.
             * @example [
             *       "Scheduler",
             *       "Order"
             *     ]
             */
            shownIn?: ("Scheduler" | "Order" | "Exports")[];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of order fields.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        DeliveryOrderFieldPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["DeliveryOrderField"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "position",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        DeliveryOrderFieldPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example position
                 * @enum {string}
                 */
                field: "position" | "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description To be added: a role of an organization's own, or a default role, which cannot be changed.
         * @example {
         *       "name": "Bookkeeper",
         *       "description": "Keeps the books and sees what orders cost.",
         *       "permissions": [
         *         "accounting.read",
         *         "pricing.read"
         *       ]
         *     }
         */
        RoleInput: {
            /**
             * Name
             * Format: visible
             * @description Its name; no other role of the organization has it, and no default role.
             * @example Bookkeeper
             */
            name: string;
            /**
             * Description
             * @description Whom it is for.
             * @example Keeps the books and sees what orders cost.
             */
            description?: string;
            /**
             * What it allows
             * @description What those who hold it may do. Nobody puts in what they may not do themselves.
             * @example [
             *       "accounting.read",
             *       "pricing.read"
             *     ]
             */
            permissions: components["schemas"]["PermissionId"][];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Bookkeeper"
         *     }
         */
        RoleUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name; no other role of the organization has it, and no default role.
             * @example Bookkeeper
             */
            name?: string;
            /**
             * Description
             * @description Whom it is for.
             * @example Keeps the books and sees what orders cost.
             */
            description?: string | null;
            /**
             * What it allows
             * @description What those who hold it may do. Nobody puts in what they may not do themselves.
             * @example [
             *       "accounting.read",
             *       "pricing.read"
             *     ]
             */
            permissions?: components["schemas"]["PermissionId"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of roles.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        RolePage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Role"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        RolePagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description To be added: a kind of parcel of a courier; services carry copies of it.
         * @example {
         *       "name": "Medium box",
         *       "description": "About the size of a microwave",
         *       "icon": "box",
         *       "maxLengthM": 0.6,
         *       "maxWidthM": 0.4,
         *       "maxHeightM": 0.4,
         *       "maxWeightKg": 20,
         *       "typed": {
         *         "weight": {
         *           "number": 8,
         *           "unit": "oz"
         *         }
         *       },
         *       "defaultFeeCadCents": 100
         *     }
         */
        BaseParcelTypeInput: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Medium box
             */
            name: string;
            /**
             * Description
             * @description What fits.
             * @example About the size of a microwave
             */
            description?: string;
            /**
             * Icon
             * @description What it is drawn as beside its name.
             * @example box
             * @enum {string}
             */
            icon?: "box" | "cube" | "envelope" | "document" | "briefcase" | "archive" | "layers" | "snowflake" | "temperature" | "tint" | "glass" | "labTest" | "heart" | "shoppingCart" | "book" | "tree" | "wrench" | "desktop" | "mobilePhone" | "camera" | "key" | "lock" | "flash" | "warningSign";
            /**
             * Longest
             * @description Its greatest length (metres); none without a limit.
             * @example 0.6
             */
            maxLengthM?: number;
            /**
             * Widest
             * @description Its greatest width (metres); none without a limit.
             * @example 0.4
             */
            maxWidthM?: number;
            /**
             * Highest
             * @description Its greatest height (metres); none without a limit.
             * @example 0.4
             */
            maxHeightM?: number;
            /**
             * Heaviest
             * @description The heaviest piece (kilograms); none without a limit.
             * @example 20
             */
            maxWeightKg?: number;
            /** As it was typed */
            typed?: components["schemas"]["TypedSizes"];
            /**
             * Usual fee
             * @description What each piece costs (Canadian cents) unless a service says otherwise.
             * @default 0
             * @example 100
             */
            defaultFeeCadCents?: number;
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Medium box"
         *     }
         */
        BaseParcelTypeUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Medium box
             */
            name?: string;
            /**
             * Description
             * @description What fits.
             * @example About the size of a microwave
             */
            description?: string | null;
            /**
             * Icon
             * @description What it is drawn as beside its name.
             * @example box
             * @enum {string|null}
             */
            icon?: "box" | "cube" | "envelope" | "document" | "briefcase" | "archive" | "layers" | "snowflake" | "temperature" | "tint" | "glass" | "labTest" | "heart" | "shoppingCart" | "book" | "tree" | "wrench" | "desktop" | "mobilePhone" | "camera" | "key" | "lock" | "flash" | "warningSign" | null;
            /**
             * Longest
             * @description Its greatest length (metres); none without a limit.
             * @example 0.6
             */
            maxLengthM?: number | null;
            /**
             * Widest
             * @description Its greatest width (metres); none without a limit.
             * @example 0.4
             */
            maxWidthM?: number | null;
            /**
             * Highest
             * @description Its greatest height (metres); none without a limit.
             * @example 0.4
             */
            maxHeightM?: number | null;
            /**
             * Heaviest
             * @description The heaviest piece (kilograms); none without a limit.
             * @example 20
             */
            maxWeightKg?: number | null;
            /** As it was typed */
            typed?: components["schemas"]["TypedSizes"] | null;
            /**
             * Usual fee
             * @description What each piece costs (Canadian cents) unless a service says otherwise.
             * @example 100
             */
            defaultFeeCadCents?: number;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of parcel types.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        BaseParcelTypePage: {
            /** @description The rows of this page. */
            data: components["schemas"]["BaseParcelType"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        BaseParcelTypePagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description To be added: how fast a courier delivers; services offer copies of it.
         * @example {
         *       "name": "Rush",
         *       "durationMinutes": 90,
         *       "description": "Within 90 minutes",
         *       "charge": {
         *         "type": "percentage",
         *         "amount": 50
         *       },
         *       "textColor": "#c2410c",
         *       "backgroundColor": "#ffedd5",
         *       "position": 1
         *     }
         */
        BaseServiceSpeedInput: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Rush
             */
            name: string;
            /**
             * Promised within
             * @description Promised minutes from the scheduled time to drop-off; none without a promise.
             * @example 90
             */
            durationMinutes?: number;
            /**
             * Description
             * @description What it promises.
             * @example Within 90 minutes
             */
            description?: string;
            /**
             * What it adds
             * @description What it adds to the base price; a percentage is of that.
             * @default {
             *       "type": "none",
             *       "amount": 0
             *     }
             */
            charge?: components["schemas"]["Charge"];
            /**
             * Text color
             * @description Colour of its name, #rrggbb.
             * @default #404854
             * @example #c2410c
             */
            textColor?: string;
            /**
             * Background color
             * @description Colour behind its name, #rrggbb; none without one.
             * @example #ffedd5
             */
            backgroundColor?: string;
            /**
             * Order
             * @description Where it stands among the speeds; the lowest comes first.
             * @default 0
             * @example 1
             */
            position?: number;
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Rush"
         *     }
         */
        BaseServiceSpeedUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Rush
             */
            name?: string;
            /**
             * Promised within
             * @description Promised minutes from the scheduled time to drop-off; none without a promise.
             * @example 90
             */
            durationMinutes?: number | null;
            /**
             * Description
             * @description What it promises.
             * @example Within 90 minutes
             */
            description?: string | null;
            /**
             * What it adds
             * @description What it adds to the base price; a percentage is of that.
             */
            charge?: components["schemas"]["Charge"];
            /**
             * Text color
             * @description Colour of its name, #rrggbb.
             * @example #c2410c
             */
            textColor?: string;
            /**
             * Background color
             * @description Colour behind its name, #rrggbb; none without one.
             * @example #ffedd5
             */
            backgroundColor?: string | null;
            /**
             * Order
             * @description Where it stands among the speeds; the lowest comes first.
             * @example 1
             */
            position?: number;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of service speeds.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        BaseServiceSpeedPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["BaseServiceSpeed"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "position",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        BaseServiceSpeedPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example position
                 * @enum {string}
                 */
                field: "position" | "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description To be added: a tag of a courier; services offer copies of it.
         * @example {
         *       "name": "Keep cold",
         *       "description": "Between 2 and 8 °C.",
         *       "iconImageSrc": "/api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11"
         *     }
         */
        BaseTagInput: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Keep cold
             */
            name: string;
            /**
             * Description
             * @description How such an order is to be handled.
             * @example Between 2 and 8 °C.
             */
            description?: string;
            /**
             * Icon
             * @description Address of its icon, a picture of the library that is not archived.
             * @example /api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            iconImageSrc?: string;
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Keep cold"
         *     }
         */
        BaseTagUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Keep cold
             */
            name?: string;
            /**
             * Description
             * @description How such an order is to be handled.
             * @example Between 2 and 8 °C.
             */
            description?: string | null;
            /**
             * Icon
             * @description Address of its icon, a picture of the library that is not archived.
             * @example /api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            iconImageSrc?: string | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of tags.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        BaseTagPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["BaseTag"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        BaseTagPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description To be added: a picture of an organisation, such as its logo or the icon of a tag.
         * @example {
         *       "name": "Logo",
         *       "url": "/uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11"
         *     }
         */
        LibraryImageInput: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Logo
             */
            name: string;
            /**
             * Picture
             * @description Address of its content, for an `<img>`; of one that is added that of a finished upload.
             * @example /uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11
             */
            url: string;
        };
        /**
         * @description A page of images.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        LibraryImagePage: {
            /** @description The rows of this page. */
            data: components["schemas"]["LibraryImage"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        LibraryImagePagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description To be added: what an organisation asks of drivers at the stops. Services that name it are published with a copy.
         * @example {
         *       "name": "Signed delivery",
         *       "description": "Wherever somebody has to sign.",
         *       "actions": [
         *         {
         *           "id": 12,
         *           "stopType": "dropoff",
         *           "type": "text_input",
         *           "label": "Received by",
         *           "required": true
         *         }
         *       ]
         *     }
         */
        ProtocolInput: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Signed delivery
             */
            name: string;
            /**
             * Description
             * @description What it is for; drivers do not see it.
             * @example Wherever somebody has to sign.
             */
            description?: string;
            /**
             * What the driver is asked
             * @description All of them, in their order.
             * @default []
             * @example [
             *       {
             *         "id": 12,
             *         "stopType": "dropoff",
             *         "type": "text_input",
             *         "label": "Received by",
             *         "required": true
             *       }
             *     ]
             */
            actions?: components["schemas"]["BaseProtocolAction"][];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Signed delivery"
         *     }
         */
        ProtocolUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Signed delivery
             */
            name?: string;
            /**
             * Description
             * @description What it is for; drivers do not see it.
             * @example Wherever somebody has to sign.
             */
            description?: string | null;
            /**
             * What the driver is asked
             * @description All of them, in their order.
             * @example [
             *       {
             *         "id": 12,
             *         "stopType": "dropoff",
             *         "type": "text_input",
             *         "label": "Received by",
             *         "required": true
             *       }
             *     ]
             */
            actions?: components["schemas"]["BaseProtocolAction"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        ProtocolPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
            filter?: components["schemas"]["ProtocolFilter"];
        };
        /**
         * @description To be added: the zones by whose places services are priced. They are worked on as a draft; services take those that were published.
         * @example {
         *       "name": "Saskatoon",
         *       "description": "The neighbourhoods of the city",
         *       "pricingStrategy": "both",
         *       "fallbackFeeCadCents": 1500,
         *       "serviceZones": []
         *     }
         */
        ServiceMapInput: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Saskatoon
             */
            name: string;
            /**
             * Description
             * @description What it is for.
             * @example The neighbourhoods of the city
             */
            description?: string;
            /**
             * Which stop counts
             * @description What a service begins with that takes this map; it may say otherwise.
             * @default both
             * @example both
             */
            pricingStrategy?: string & ("both" | "highest" | "pickup" | "dropoff");
            /**
             * Outside every zone
             * @description Canadian cents once an order, as a service begins with; without it an order outside has no price.
             * @example 1500
             */
            fallbackFeeCadCents?: number;
            /**
             * Zones
             * @description The draft of its zones, all of them.
             * @default []
             * @example []
             */
            serviceZones?: components["schemas"]["ServiceZone"][];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Saskatoon"
         *     }
         */
        ServiceMapUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Saskatoon
             */
            name?: string;
            /**
             * Description
             * @description What it is for.
             * @example The neighbourhoods of the city
             */
            description?: string | null;
            /**
             * Which stop counts
             * @description What a service begins with that takes this map; it may say otherwise.
             * @example both
             */
            pricingStrategy?: string & ("both" | "highest" | "pickup" | "dropoff");
            /**
             * Outside every zone
             * @description Canadian cents once an order, as a service begins with; without it an order outside has no price.
             * @example 1500
             */
            fallbackFeeCadCents?: number | null;
            /**
             * Zones
             * @description The draft of its zones, all of them.
             * @example []
             */
            serviceZones?: components["schemas"]["ServiceZone"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        ServiceMapPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description To be added: a tax of a courier in a province, for as long as it holds.
         * @example {
         *       "name": "HST Nova Scotia",
         *       "type": "GST/HST",
         *       "province": "NS",
         *       "percent": 14,
         *       "effectiveFrom": "2025-04-01",
         *       "effectiveUntil": "2030-03-31"
         *     }
         */
        TaxSettingInput: {
            /**
             * Name
             * Format: visible
             * @description As it is printed.
             * @example HST Nova Scotia
             */
            name: string;
            /**
             * Type
             * @description Which tax it is; the QST is due within Québec alone.
             * @example GST/HST
             * @enum {string}
             */
            type: "GST" | "QST" | "PST SK" | "GST/HST" | "Exempt" | "Zero Rated";
            /**
             * Province
             * @description Of the drop-off. PST SK is Saskatchewan's, QST is Québec's; Exempt and Zero Rated may hold everywhere.
             * @example NS
             * @enum {string}
             */
            province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
            /**
             * Rate
             * @description In percent; 0 for Exempt and Zero Rated.
             * @example 14
             */
            percent: number;
            /**
             * From
             * Format: date
             * @description Its first day, by the courier's calendar.
             * @example 2025-04-01
             */
            effectiveFrom: string;
            /**
             * Until
             * Format: date
             * @description Its last day; none while nothing follows.
             * @example 2030-03-31
             */
            effectiveUntil?: string;
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "HST Nova Scotia"
         *     }
         */
        TaxSettingUpdate: {
            /**
             * Name
             * Format: visible
             * @description As it is printed.
             * @example HST Nova Scotia
             */
            name?: string;
            /**
             * Type
             * @description Which tax it is; the QST is due within Québec alone.
             * @example GST/HST
             * @enum {string}
             */
            type?: "GST" | "QST" | "PST SK" | "GST/HST" | "Exempt" | "Zero Rated";
            /**
             * Province
             * @description Of the drop-off. PST SK is Saskatchewan's, QST is Québec's; Exempt and Zero Rated may hold everywhere.
             * @example NS
             * @enum {string|null}
             */
            province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT" | null;
            /**
             * Rate
             * @description In percent; 0 for Exempt and Zero Rated.
             * @example 14
             */
            percent?: number;
            /**
             * From
             * Format: date
             * @description Its first day, by the courier's calendar.
             * @example 2025-04-01
             */
            effectiveFrom?: string;
            /**
             * Until
             * Format: date
             * @description Its last day; none while nothing follows.
             * @example 2030-03-31
             */
            effectiveUntil?: string | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of taxes.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        TaxSettingPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["TaxSetting"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        TaxSettingPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "effectiveFrom" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
            filter?: components["schemas"]["TaxSettingFilter"];
        };
        /**
         * @description To be added: a vehicle of an organisation.
         * @example {
         *       "name": "Van 4",
         *       "licensePlate": "482 KJM",
         *       "driverUserId": 7,
         *       "maxWeightKg": 900,
         *       "maxVolumeM3": 6.5,
         *       "description": "With a lift gate."
         *     }
         */
        VehicleInput: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Van 4
             */
            name: string;
            /**
             * License plate
             * @description Its license plate.
             * @example 482 KJM
             */
            licensePlate?: string;
            /**
             * Driver
             * @description The driver who has it, a person of the organisation with the role of a driver.
             * @example 7
             */
            driverUserId?: number;
            /**
             * Heaviest load
             * @description What it may carry (kilograms).
             * @example 900
             */
            maxWeightKg?: number;
            /**
             * Largest load
             * @description What fits in (cubic metres).
             * @example 6.5
             */
            maxVolumeM3?: number;
            /**
             * Description
             * @description What is worth knowing about it.
             * @example With a lift gate.
             */
            description?: string;
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Van 4"
         *     }
         */
        VehicleUpdate: {
            /**
             * Name
             * Format: visible
             * @description Its name.
             * @example Van 4
             */
            name?: string;
            /**
             * License plate
             * @description Its license plate.
             * @example 482 KJM
             */
            licensePlate?: string | null;
            /**
             * Driver
             * @description The driver who has it, a person of the organisation with the role of a driver.
             * @example 7
             */
            driverUserId?: number | null;
            /**
             * Heaviest load
             * @description What it may carry (kilograms).
             * @example 900
             */
            maxWeightKg?: number | null;
            /**
             * Largest load
             * @description What fits in (cubic metres).
             * @example 6.5
             */
            maxVolumeM3?: number | null;
            /**
             * Description
             * @description What is worth knowing about it.
             * @example With a lift gate.
             */
            description?: string | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of vehicles.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        VehiclePage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Vehicle"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        VehiclePagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
            filter?: components["schemas"]["VehicleFilter"];
        };
        /**
         * @description To be added: somebody whom one asks for in an organisation.
         * @example {
         *       "name": "Renée Bouchard",
         *       "roles": [
         *         "Accounting"
         *       ],
         *       "details": [
         *         {
         *           "type": "email",
         *           "value": "billing@prairiesky.example"
         *         }
         *       ]
         *     }
         */
        ContactInput: {
            /**
             * Name
             * Format: visible
             * @description Of a person, or of a desk.
             * @example Renée Bouchard
             */
            name: string;
            /**
             * Roles
             * @description What one asks them about. There is one primary contact; who is made it takes it over.
             * @default []
             * @example [
             *       "Accounting"
             *     ]
             */
            roles?: ("Primary" | "Accounting" | "Owner" | "Dispatch")[];
            /**
             * How to reach them
             * @description In the order in which they are best tried.
             * @default []
             * @example [
             *       {
             *         "type": "email",
             *         "value": "billing@prairiesky.example"
             *       }
             *     ]
             */
            details?: components["schemas"]["ContactDetail"][];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "name": "Renée Bouchard"
         *     }
         */
        ContactUpdate: {
            /**
             * Name
             * Format: visible
             * @description Of a person, or of a desk.
             * @example Renée Bouchard
             */
            name?: string;
            /**
             * Roles
             * @description What one asks them about. There is one primary contact; who is made it takes it over.
             * @example [
             *       "Accounting"
             *     ]
             */
            roles?: ("Primary" | "Accounting" | "Owner" | "Dispatch")[];
            /**
             * How to reach them
             * @description In the order in which they are best tried.
             * @example [
             *       {
             *         "type": "email",
             *         "value": "billing@prairiesky.example"
             *       }
             *     ]
             */
            details?: components["schemas"]["ContactDetail"][];
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description A page of contacts.
         * @example {
         *       "data": [],
         *       "total": 0,
         *       "totalIsCapped": false,
         *       "page": 0,
         *       "pageSize": 25
         *     }
         */
        ContactPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Contact"][];
            /**
             * @description How many rows match; counting stops at 1,001.
             * @example 25
             */
            total: number;
            /**
             * @description Whether there are more than `total` says.
             * @example false
             */
            totalIsCapped: boolean;
            /**
             * @description The page from 0.
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page at the most.
             * @example 25
             */
            pageSize: number;
            /**
             * @description The cursor for `after`; absent on the last page.
             * @example eyJhIjoxfQ
             */
            next?: string;
        };
        /**
         * @description Which page of which rows in which order.
         * @example {
         *       "page": 0,
         *       "pageSize": 25,
         *       "sort": [
         *         {
         *           "field": "name",
         *           "direction": "asc"
         *         }
         *       ]
         *     }
         */
        ContactPagination: {
            /**
             * @description The page from 0.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * @description Rows a page.
             * @default 25
             * @example 25
             */
            pageSize?: number;
            /** @description The order of rows; the first field counts, ties fall by id. */
            sort?: {
                /**
                 * @description The field.
                 * @example name
                 * @enum {string}
                 */
                field: "name" | "updatedAt";
                direction: components["schemas"]["SortDirection"];
            }[];
            /**
             * @description The cursor `next` of the page before; then `page` only counts.
             * @example eyJhIjoxfQ
             */
            after?: string;
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "dispatchHours": {
         *         "monday": {
         *           "closed": false,
         *           "hours": {
         *             "openTime": 28800,
         *             "closeTime": 61200
         *           }
         *         },
         *         "sunday": {
         *           "closed": true
         *         }
         *       }
         *     }
         */
        CourierSettingsUpdate: {
            /**
             * Dispatch hours
             * @description When the courier dispatches, by weekday; a day without an entry is open all day.
             */
            dispatchHours?: components["schemas"]["OperatingHours"];
            /**
             * Holidays
             * @description Days that count as their own weekday where a service charges by the time of day (docs/rules/services-and-revisions.md, "Parts of a revision"), each once.
             * @example [
             *       {
             *         "date": "2026-12-25",
             *         "name": "Christmas Day"
             *       }
             *     ]
             */
            holidays?: components["schemas"]["Holiday"][];
            /**
             * Stamp where drivers are
             * @description Whether pickup, drop-off and waiting are stamped with the time and place of the driver's device.
             * @example true
             */
            geostampsEnabled?: boolean;
            /**
             * Drivers see prices
             * @description Whether a driver sees what the orders that they carry cost.
             * @example false
             */
            pricesVisibleToDrivers?: boolean;
            /**
             * Waiting at a stop
             * @description What waiting at a stop costs.
             */
            waitTime?: components["schemas"]["WaitTimeTerms"];
            /**
             * What cancelling costs
             * @description What a cancelled order costs, before and after a driver has it.
             */
            cancellationCharge?: components["schemas"]["CancellationCharges"];
            /**
             * Zero rate what other carriers buy
             * @description Whether an order that another carrier buys is Zero Rated, as interlining between registered carriers is (docs/rules/fuel-and-tax.md, "Tax").
             * @example true
             */
            carriersZeroRated?: boolean;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "customerEvents": [
         *         "created",
         *         "completed"
         *       ]
         *     }
         */
        NotificationSettingsUpdate: {
            /**
             * Events
             * @description What of its orders a customer is told of.
             * @example [
             *       "created",
             *       "completed"
             *     ]
             */
            customerEvents?: (string & ("created" | "assigned" | "pickedUp" | "droppedOff" | "completed" | "cancelled" | "late" | "attemptFailed"))[];
            /**
             * Language
             * @description The language of what is sent.
             * @example en
             */
            language?: string & ("en" | "fr");
            /**
             * Sender
             * @description The name that messages come from; the name of the organisation where none is given.
             * @example Prairie Sky Dispatch
             */
            senderName?: string | null;
            /**
             * Replies go to
             * Format: email
             * @description The address that replies go to.
             * @example dispatch@prairiesky.example
             */
            replyTo?: string | null;
            /**
             * Last line
             * @description Stands under each message.
             * @example Questions? Call us at 306 555 0199.
             */
            footer?: string | null;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description What changes; a field left out stays, null clears an optional one.
         * @example {
         *       "suppliersPlaceOrders": true
         *     }
         */
        SupplierSettingsUpdate: {
            /**
             * Suppliers may place orders for us
             * @description Whether those of its suppliers that were given the right place orders in its name; without it none does.
             * @example true
             */
            suppliersPlaceOrders?: boolean;
            version?: components["schemas"]["EditVersion"];
        };
        /**
         * @description Which locations: those that fit all of it.
         * @example {}
         */
        LocationFilter: {
            /**
             * @description Kind: any of these.
             * @example [
             *       "commercial"
             *     ]
             */
            kind?: ("commercial" | "residential" | "general")[];
            /**
             * @description Province: any of these.
             * @example [
             *       "AB"
             *     ]
             */
            province?: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT")[];
            /**
             * @description Approximate pin: Yes, or else No.
             * @example true
             */
            approximatePin?: boolean;
            /** @description Updated: between these, both included, or on one side of one. */
            updatedAt?: {
                from?: components["schemas"]["UnixSeconds"];
                to?: components["schemas"]["UnixSeconds"];
            };
        };
        /**
         * @description Which protocols: those that fit all of it.
         * @example {}
         */
        ProtocolFilter: {
            /**
             * @description Status: Enabled, or else Disabled.
             * @example true
             */
            isEnabled?: boolean;
        };
        /**
         * @description Which taxes: those that fit all of it.
         * @example {}
         */
        TaxSettingFilter: {
            /**
             * @description Type: any of these.
             * @example [
             *       "GST"
             *     ]
             */
            type?: ("GST" | "QST" | "PST SK" | "GST/HST" | "Exempt" | "Zero Rated")[];
            /**
             * @description Province: any of these.
             * @example [
             *       "AB"
             *     ]
             */
            province?: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT" | "none")[];
        };
        /**
         * @description Which vehicles: those that fit all of it.
         * @example {}
         */
        VehicleFilter: {
            /**
             * @description Driver: this one, any, or none.
             * @example 7
             */
            driverUserId?: components["schemas"]["Id"] | ("any" | "none");
            /** @description Heaviest load: between these, both included, or on one side of one. */
            maxWeightKg?: {
                /**
                 * @description This included.
                 * @example 900
                 */
                from?: number;
                /**
                 * @description This included.
                 * @example 900
                 */
                to?: number;
            };
        };
    };
    responses: {
        /** @description The request is malformed; the message names the parameter or field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid access token. The text body `invalid permission token` asks for a fresh permission token instead. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "text/plain": string;
            };
        };
        /** @description Signed in, but the permission is missing in this tenant. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or belongs to another tenant, which is the same thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content cannot be accepted; each message stands under the JSON pointer of its field. */
        FormError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FormError"];
            };
        };
        /** @description The body is longer than the operation takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts; try again after the time in the Retry-After header. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault on our side, without a word about it; the log has it under the id that the message names. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server, its database or a service that it needs is not there, or too busy; try again after the time in the Retry-After header. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is still the version that If-None-Match names. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
    };
    parameters: {
        /** @description The service revision's id. */
        RevisionId: components["schemas"]["Id"];
        /** @description The delivery order's id, which is its number. */
        OrderId: components["schemas"]["Id"];
        /** @description The file's id. */
        MediaId: components["schemas"]["Id"];
        /** @description The adjustment's id. */
        ModifierId: components["schemas"]["Id"];
        /** @description Yes to discounts of more than 30 %; without it 422 `large_discount` asks. */
        ConfirmLargeDiscount: boolean;
        /** @description The courier that is to carry it out. */
        ReceiverTenantId: components["schemas"]["Id"];
        /** @description The table's name, such as `order-history`. */
        TableId: string;
        /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
        SentAt: components["schemas"]["UnixSeconds"];
        /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
        IdempotencyKey: string;
        /** @description A key of the caller's choosing, kept beside the refresh token before it is sent. The same token with the same key answers the same pair again for 60 seconds, for an answer that got lost; any other repetition is a replay. */
        ExchangeKey: string;
        /** @description The cursor of the last event that the caller has heard of. What is no cursor, or too old, is answered as stale. */
        LastEventId: string;
        /** @description What stands in the address of an image's content. */
        ImageUid: string;
        /** @description The first piece that gets a label of its own, counted through all parcels; 1 when only the last is said. */
        FirstPiece: number;
        /** @description The last piece that gets a label of its own; the last of the order when only the first is said. */
        LastPiece: number;
        /** @description The role's number, of a default role or of one of the organization's own. */
        RoleId: components["schemas"]["Id"];
        /** @description The grant's id. */
        RoleGrantId: components["schemas"]["Id"];
        /** @description The user's id. */
        UserId: components["schemas"]["Id"];
        /** @description The tenant's id. */
        TenantId: components["schemas"]["Id"];
        /** @description The contact's id. */
        ContactId: components["schemas"]["Id"];
        /** @description The location's id. */
        LocationId: components["schemas"]["Id"];
        /** @description The base parcel type's id. */
        BaseParcelTypeId: components["schemas"]["Id"];
        /** @description The base service speed's id. */
        BaseServiceSpeedId: components["schemas"]["Id"];
        /** @description The base tag's id. */
        BaseTagId: components["schemas"]["Id"];
        /** @description The library image's id. */
        LibraryImageId: components["schemas"]["Id"];
        /** @description The service's id. */
        ServiceId: components["schemas"]["Id"];
        /** @description The protocol's id. */
        ProtocolId: components["schemas"]["Id"];
        /** @description The action's id. */
        ActionId: components["schemas"]["Id"];
        /** @description The customer's id. */
        CustomerId: components["schemas"]["Id"];
        /** @description The service map's id. */
        ServiceMapId: components["schemas"]["Id"];
        /** @description The tax setting's id. */
        TaxSettingId: components["schemas"]["Id"];
        /** @description The try out's id. */
        TryOutId: components["schemas"]["Id"];
        /** @description The vehicle's id. */
        VehicleId: components["schemas"]["Id"];
        /** @description The delivery order field's id. */
        DeliveryOrderFieldId: components["schemas"]["Id"];
        /** @description The failed job's id. */
        FailedJobId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds until another attempt can succeed. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the server can answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the person may do in the request's tenant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionSet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing, kept beside the refresh token before it is sent. The same token with the same key answers the same pair again for 60 seconds, for an answer that got lost; any other repetition is a replay. */
                "Idempotency-Key"?: components["parameters"]["ExchangeKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Exchange a refresh token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorReport"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    impersonateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpersonationRequest"];
            };
        };
        responses: {
            /** @description Act as another person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant a person last worked in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentTenant"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCurrentTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentTenantUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignIns: {
        parameters: {
            query?: {
                /** @description Page and order, as JSON. */
                pagination?: components["schemas"]["SignInPagination"];
            };
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where a person is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
                /** @description The sign-in. */
                signInId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutEverywhere"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNoticeDevices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices on which a person gets notices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeDevices"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFcmToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FcmToken"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a person signs in with a code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStep"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepCode"];
            };
        };
        responses: {
            /** @description Turn the second step on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Set up an authenticator app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Make new recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change of e-mail address that waits for its code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChange"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeCode"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query: {
                /** @description What becomes of the orders that are assigned to the person and not picked up yet. */
                openOrders: "unassign" | "keep";
            };
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Change one's own profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUpdate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountEnding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What becomes of it when one deletes one's account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEnding"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoUpload"];
            };
        };
        responses: {
            /** @description Set one's photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeUserPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserTimezone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimezoneChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserTenantPermissions: {
        parameters: {
            query: {
                /** @description The tenant. */
                tenantId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a person may do in a tenant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPermissions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSwitchableTenants: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["TenantPagination"];
                /** @description Part of the name. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenants that a person may switch to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserTenants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenants that a person belongs to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSummaries"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserInProgressDeliveryOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a driver has in hand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InProgressOrders"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignDeliveryOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkAssign"];
            };
        };
        responses: {
            /** @description Assign orders to a driver */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOrderResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTableLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
                /** @description The table's name, such as `order-history`. */
                tableId: components["parameters"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a person likes a table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableLayout"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveTableLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
                /** @description The table's name, such as `order-history`. */
                tableId: components["parameters"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableLayout"];
            };
        };
        responses: {
            /** @description Remember how a person likes a table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableLayout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantRoles: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["RolePagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name and description. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Add a role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDefaultRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default roles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultRoles"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The role's number, of a default role or of one of the organization's own. */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The role's number, of a default role or of one of the organization's own. */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The role's number, of a default role or of one of the organization's own. */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description Change a role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoleHolders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The role's number, of a default role or of one of the organization's own. */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many hold a role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleHolders"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoleGrants: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["RoleGrantPagination"];
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who was given which role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleGrantPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRoleGrant: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleGrantInput"];
            };
        };
        responses: {
            /** @description Give a person a role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleGrant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endRoleGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
                /** @description The grant's id. */
                roleGrantId: components["parameters"]["RoleGrantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantUserRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleToGrant"];
            };
        };
        responses: {
            /** @description Give this person a role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleGrant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
                /** @description The role's number, of a default role or of one of the organization's own. */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolesOfPerson"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerTenants: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["TenantPagination"];
                /** @description Part of the name or phone number. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers that a courier or supplier may order for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantUpdate"];
            };
        };
        responses: {
            /** @description Change an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantAdminUsable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person can use the web application here */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantAdminUsable"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantSubscriptionPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the organisation subscribes to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPlan"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features of the organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantFeatures"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock of the organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantClock"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The cursor of the last event that the caller has heard of. What is no cursor, or too old, is answered as stale. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantEvents"];
                    "text/event-stream": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantScheduleInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What one must know to schedule with a courier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleInfo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantUsers: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["UserPagination"];
                /** @description Part of the name, e-mail or phone number. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantUsersByRole: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["UserPagination"];
                /** @description Part of the name, e-mail or phone number. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
                /** @description The role by name, such as Driver. */
                role: "Admin" | "Driver" | "Scheduler" | "Dispatcher" | "Viewer" | "User" | "Owner" | "OrganizationManager";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people of an organisation with a role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaginatedContacts: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["ContactPagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description Add a contact */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact's id. */
                contactId: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A contact */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact's id. */
                contactId: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact's id. */
                contactId: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description Change a contact */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourierSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courier settings of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourierSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourierSettingsUpdate"];
            };
        };
        responses: {
            /** @description Change the courier settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification settings of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsUpdate"];
            };
        };
        responses: {
            /** @description Change the notification settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupplierSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier settings of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSupplierSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierSettingsUpdate"];
            };
        };
        responses: {
            /** @description Change the supplier settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaginatedLocations: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["LocationPagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name, friendly name, reference, address, contact name and phone. */
                search?: string;
                /** @description Whose address book it is: a customer that one delivers for. Of anybody else: 404. */
                requesterTenantId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address book */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllLocations: {
        parameters: {
            query?: {
                /** @description Page and order, as JSON. */
                pagination?: components["schemas"]["LocationsOfBooksPagination"];
                /** @description Text over name, address, contact and phone number. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations that one can order between */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocationMatches: {
        parameters: {
            query?: {
                /** @description What was typed: words of name, address, reference, contact and phone number. */
                search?: string;
                /** @description A customer that one delivers for, whose address book comes before the own. Of anybody else: 404. */
                requesterTenantId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations that fit what was typed, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationMatches"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecentLocations: {
        parameters: {
            query?: {
                /** @description A customer that one delivers for, whose orders are meant. Of anybody else: 404. */
                requesterTenantId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations of the latest orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentLocations"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantLocations: {
        parameters: {
            query?: {
                /** @description Page and order, as JSON. */
                pagination?: components["schemas"]["LocationPagination"];
                /** @description Text over name, address, contact and phone number. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own locations in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationInput"];
            };
        };
        responses: {
            /** @description Add a location to the address book */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The location's id. */
                locationId: components["parameters"]["LocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The location's id. */
                locationId: components["parameters"]["LocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The location's id. */
                locationId: components["parameters"]["LocationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationUpdate"];
            };
        };
        responses: {
            /** @description Change a location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocationUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where locations are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importLocations: {
        parameters: {
            query: {
                /** @description Which column holds which field, as JSON. */
                mapping: components["schemas"]["LocationImportMapping"];
                /** @description Only say what would happen. */
                dryRun?: boolean;
                /** @description Line in the file of the first row, when a file is sent in parts. */
                firstLine?: number;
            };
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Import locations from a CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGoogleMapsApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key for the maps of Google */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleMapsApiKey"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDistance: {
        parameters: {
            query: {
                /** @description Latitude and longitude. */
                origin: string;
                /** @description Latitude and longitude. */
                destination: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way between two points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimezone: {
        parameters: {
            query: {
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east. */
                lng: number;
                /** @description Its two-letter province, which tells more than a point near a border. */
                province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zone of a point */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timezone"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAddressSuggestions: {
        parameters: {
            query: {
                /** @description What was typed. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses that match what was typed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSuggestions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAddressArea: {
        parameters: {
            query?: {
                /** @description City. */
                city?: string;
                /** @description Two-letter province, where cities have the same name. */
                province?: string;
                /** @description Postal code; its first three letters suffice. */
                postalCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where an address lies, by its city and postal code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAreaAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantBaseParcelTypes: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["BaseParcelTypePagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name and description. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcel types of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseParcelTypePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBaseParcelType: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseParcelTypeInput"];
            };
        };
        responses: {
            /** @description Add a parcel type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseParcelType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBaseParcelType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base parcel type's id. */
                baseParcelTypeId: components["parameters"]["BaseParcelTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A parcel type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseParcelType"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBaseParcelType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base parcel type's id. */
                baseParcelTypeId: components["parameters"]["BaseParcelTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBaseParcelType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base parcel type's id. */
                baseParcelTypeId: components["parameters"]["BaseParcelTypeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseParcelTypeUpdate"];
            };
        };
        responses: {
            /** @description Change a parcel type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseParcelType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveBaseParcelTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBaseParcelTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBaseParcelTypeUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where parcel types are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantBaseServiceSpeeds: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["BaseServiceSpeedPagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name and description. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service speeds of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseServiceSpeedPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBaseServiceSpeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseServiceSpeedInput"];
            };
        };
        responses: {
            /** @description Add a service speed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseServiceSpeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBaseServiceSpeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base service speed's id. */
                baseServiceSpeedId: components["parameters"]["BaseServiceSpeedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A service speed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseServiceSpeed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBaseServiceSpeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base service speed's id. */
                baseServiceSpeedId: components["parameters"]["BaseServiceSpeedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBaseServiceSpeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base service speed's id. */
                baseServiceSpeedId: components["parameters"]["BaseServiceSpeedId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseServiceSpeedUpdate"];
            };
        };
        responses: {
            /** @description Change a service speed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseServiceSpeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveBaseServiceSpeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBaseServiceSpeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBaseServiceSpeedUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where service speeds are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantBaseTags: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["BaseTagPagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name and description. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseTagPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBaseTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseTagInput"];
            };
        };
        responses: {
            /** @description Add a tag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBaseTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base tag's id. */
                baseTagId: components["parameters"]["BaseTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseTag"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBaseTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base tag's id. */
                baseTagId: components["parameters"]["BaseTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBaseTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The base tag's id. */
                baseTagId: components["parameters"]["BaseTagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseTagUpdate"];
            };
        };
        responses: {
            /** @description Change a tag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveBaseTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBaseTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBaseTagUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where tags are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFuelPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shared list of weekly fuel prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelPrices"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantFuelPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weekly fuel prices of a courier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelPrices"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTenantFuelPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FuelPricesInput"];
            };
        };
        responses: {
            /** @description Set weekly fuel prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelPrices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFuelSurcharges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fuel surcharges of a courier: tables, what is in force, what comes next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelSurcharges"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFuelSurcharges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FuelSurchargesUpdate"];
            };
        };
        responses: {
            /** @description Set the fuel tables of a courier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelSurcharges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImageLibrary: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["LibraryImagePagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images of the organisation one works in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryImagePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLibraryImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryImageInput"];
            };
        };
        responses: {
            /** @description Add an image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLibraryImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The library image's id. */
                libraryImageId: components["parameters"]["LibraryImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryImage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveLibraryImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreLibraryImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLibraryImageUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where images are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImageContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What stands in the address of an image's content. */
                imageUid: components["parameters"]["ImageUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of an image of a library */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantServicesMeta: {
        parameters: {
            query?: {
                /** @description Page and order, as JSON. */
                pagination?: components["schemas"]["ServicesMetaPagination"];
                /** @description Text over name and description. */
                search?: string;
                /** @description Those that can be ordered, those that were never published, that are disabled, or the templates; without it all of them. */
                state?: "offered" | "unpublished" | "disabled" | "template";
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All services of a courier, as it sets them up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicesMeta"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceUpdate"];
            };
        };
        responses: {
            /** @description Rename a service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions of a service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRevisions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createServiceRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRevision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A revision with its service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRevisionDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardServiceRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceRevisionUpdate"];
            };
        };
        responses: {
            /** @description Say what a draft is for, and its vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRevisionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionChanges: {
        parameters: {
            query: {
                /** @description The earlier revision. */
                sinceRevisionId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The difference between two revisions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionChanges"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Publish the draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a service out of what can be ordered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Let a service be ordered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteServiceTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewServicePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricePreviewInput"];
            };
        };
        responses: {
            /** @description What a delivery would cost by a revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantProtocols: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["ProtocolPagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name and description. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The protocols of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtocolMetaPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProtocol: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProtocolInput"];
            };
        };
        responses: {
            /** @description Add a protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protocol"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProtocol: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The protocol's id. */
                protocolId: components["parameters"]["ProtocolId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protocol"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProtocol: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The protocol's id. */
                protocolId: components["parameters"]["ProtocolId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProtocolUpdate"];
            };
        };
        responses: {
            /** @description Change a protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protocol"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableProtocol: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The protocol's id. */
                protocolId: components["parameters"]["ProtocolId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disable a protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protocol"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableProtocol: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The protocol's id. */
                protocolId: components["parameters"]["ProtocolId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Enable a protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protocol"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProtocolAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The protocol's id. */
                protocolId: components["parameters"]["ProtocolId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseProtocolAction"];
            };
        };
        responses: {
            /** @description Add an action to a protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protocol"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProtocolAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The action's id. */
                actionId: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take an action out of a protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protocol"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProtocolAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The action's id. */
                actionId: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseProtocolActionUpdate"];
            };
        };
        responses: {
            /** @description Change or move an action of a protocol */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protocol"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProtocolUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where protocols are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionVariables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plain numbers of a revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionVariables"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionVariables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionVariables"];
            };
        };
        responses: {
            /** @description Set: the plain numbers of a revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionVariables"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionDistanceRangeModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices by distance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistanceRangeModifiers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionDistanceRangeModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DistanceRangeModifiers"];
            };
        };
        responses: {
            /** @description Set: prices by distance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistanceRangeModifiers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionWeightRangeModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices by weight */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightRangeModifiers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionWeightRangeModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeightRangeModifiers"];
            };
        };
        responses: {
            /** @description Set: prices by weight */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightRangeModifiers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionVolumeRangeModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices by volume */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolumeRangeModifiers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionVolumeRangeModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolumeRangeModifiers"];
            };
        };
        responses: {
            /** @description Set: prices by volume */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VolumeRangeModifiers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionTimeOfDayModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Windows of the day that cost extra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOfDayModifiers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionTimeOfDayModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOfDayModifiers"];
            };
        };
        responses: {
            /** @description Set: windows of the day that cost extra */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOfDayModifiers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionTimeRangeModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a short or long promise costs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeRangeModifiers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionTimeRangeModifiers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeRangeModifiers"];
            };
        };
        responses: {
            /** @description Set: what a short or long promise costs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeRangeModifiers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionFuelSurcharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fuel surcharge of a revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionFuelSurcharge"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionFuelSurcharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionFuelSurcharge"];
            };
        };
        responses: {
            /** @description Set: the fuel surcharge of a revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionFuelSurcharge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionServiceMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zones of a revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionServiceMap"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionServiceMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionServiceMap"];
            };
        };
        responses: {
            /** @description Set: the zones of a revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionServiceMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionTaxSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a revision is taxed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionTaxSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionTaxSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionTaxSettings"];
            };
        };
        responses: {
            /** @description Set: how a revision is taxed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionTaxSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionProtocols: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What drivers are asked at the stops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionProtocols"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionProtocols: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionProtocolsUpdate"];
            };
        };
        responses: {
            /** @description Set: what drivers are asked at the stops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionProtocols"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionGeostamps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waiting costs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionGeostamps"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionGeostamps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionGeostamps"];
            };
        };
        responses: {
            /** @description Set: what waiting costs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionGeostamps"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who may order a service beside its courier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCustomers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignServiceCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceCustomersUpdate"];
            };
        };
        responses: {
            /** @description Open a service to customers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCustomers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableCustomerService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
                /** @description The customer's id. */
                customerId: components["parameters"]["CustomerId"];
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableCustomerService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
                /** @description The customer's id. */
                customerId: components["parameters"]["CustomerId"];
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantServiceMapsMeta: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["ServiceMapPagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name and description. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service maps of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMapMetaPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createServiceMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceMapInput"];
            };
        };
        responses: {
            /** @description Add a service map */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service map's id. */
                serviceMapId: components["parameters"]["ServiceMapId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A service map */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMap"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service map's id. */
                serviceMapId: components["parameters"]["ServiceMapId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceMapUpdate"];
            };
        };
        responses: {
            /** @description Change a service map */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishServiceMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service map's id. */
                serviceMapId: components["parameters"]["ServiceMapId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Publish the zones of a service map */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveServiceMaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreServiceMaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceMapUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where service maps are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantServices: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["ServicePagination"];
                /** @description The customer one orders for. */
                customerTenantId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services that can be ordered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceCreate"];
            };
        };
        responses: {
            /** @description Set up a service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceMeta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionParcelTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a service carries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelTypes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionParcelTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelTypesUpdate"];
            };
        };
        responses: {
            /** @description Arrange what a service carries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelTypes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionServiceSpeeds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How fast a service delivers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceSpeeds"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionServiceSpeeds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceSpeedsUpdate"];
            };
        };
        responses: {
            /** @description Arrange how fast a service delivers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceSpeeds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags of a service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tags"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceRevisionTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagsUpdate"];
            };
        };
        responses: {
            /** @description Arrange the tags of a service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tags"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkAddServiceRevisionParcelTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Add parcel types of the settings to a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelTypes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkAddServiceRevisionServiceSpeeds: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Add service speeds of the settings to a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceSpeeds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkAddServiceRevisionTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Add tags of the settings to a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tags"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantTaxSettings: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["TaxSettingPagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name, type and province. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxes of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSettingPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTaxSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxSettingInput"];
            };
        };
        responses: {
            /** @description Add a tax */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaxSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tax setting's id. */
                taxSettingId: components["parameters"]["TaxSettingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tax */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSetting"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTaxSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tax setting's id. */
                taxSettingId: components["parameters"]["TaxSettingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTaxSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tax setting's id. */
                taxSettingId: components["parameters"]["TaxSettingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxSettingUpdate"];
            };
        };
        responses: {
            /** @description Change a tax */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaxSettingUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where taxes are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceRevisionTryOuts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a revision was tried on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryOuts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createServiceRevisionTryOut: {
        parameters: {
            query?: {
                /** @description The 30 days up to now, which it is when nothing is said, or the calendar month before this one. */
                period?: "last30Days" | "lastMonth";
            };
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The service's id. */
                serviceId: components["parameters"]["ServiceId"];
                /** @description The service revision's id. */
                revisionId: components["parameters"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Try a draft on past orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTryOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The try out's id. */
                tryOutId: components["parameters"]["TryOutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far a try-out is, and what came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryOut"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelTryOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The try out's id. */
                tryOutId: components["parameters"]["TryOutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel a running try-out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTryOutOrders: {
        parameters: {
            query?: {
                /** @description Page and order, as JSON. */
                pagination?: components["schemas"]["TryOutOrderPagination"];
                /** @description Only orders that came out so. */
                outcome?: components["schemas"]["TryOutOutcome"];
                /** @description Only orders of this customer. */
                customerId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The try out's id. */
                tryOutId: components["parameters"]["TryOutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each order would cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryOutOrderPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTryOutCustomers: {
        parameters: {
            query?: {
                /** @description Page and order, as JSON. */
                pagination?: components["schemas"]["TryOutCustomerPagination"];
            };
            header?: never;
            path: {
                /** @description The try out's id. */
                tryOutId: components["parameters"]["TryOutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each customer would pay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryOutCustomerPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantVehicles: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["VehiclePagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name, description, license plate and driver. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description Add a vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicles: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["VehiclePagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name, description, license plate and driver. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles of the organisation one works in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The vehicle's id. */
                vehicleId: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The vehicle's id. */
                vehicleId: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The vehicle's id. */
                vehicleId: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleUpdate"];
            };
        };
        responses: {
            /** @description Change a vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicleUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description Where vehicles are in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderBrokerageReceivers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The couriers that an order can be brokered to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerageReceivers"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerDeliveryOrderBrokerage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrokerageAnswer"];
            };
        };
        responses: {
            /** @description The order as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderPageView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderBrokerageOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
                /** @description The courier that is to carry it out. */
                receiverTenantId: components["parameters"]["ReceiverTenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What brokering an order to a courier would mean */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerageOffer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmDeliveryOrderBrokerage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
                /** @description The courier that is to carry it out. */
                receiverTenantId: components["parameters"]["ReceiverTenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrokerageConfirm"];
            };
        };
        responses: {
            /** @description Broker an order to a courier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brokerage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderOverrideView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order as it stands to be edited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderOverrideView"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeliveryOrderOverrides: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryOrderOverrides"];
            };
        };
        responses: {
            /** @description Edit the details and parcels of an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderOverrideView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewDeliveryOrderOverrides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryOrderOverridePreview"];
            };
        };
        responses: {
            /** @description What an edited order would cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverridePricingPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewDeliveryOrderPricing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricingOverridePreview"];
            };
        };
        responses: {
            /** @description What an order would cost with other adjustments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedPricing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    overrideDeliveryOrderPricing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricingOverride"];
            };
        };
        responses: {
            /** @description Change the adjustments of a price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingOverridden"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    priceDeliveryOrderAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Price an order again that has no price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingOverridden"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDeliveryOrderPriceModifier: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceModifierInput"];
            };
        };
        responses: {
            /** @description Add one adjustment to a price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingOverridden"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDeliveryOrderPriceModifier: {
        parameters: {
            query?: {
                /** @description Yes to discounts of more than 30 %; without it 422 `large_discount` asks. */
                confirmLargeDiscount?: components["parameters"]["ConfirmLargeDiscount"];
            };
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
                /** @description The adjustment's id. */
                modifierId: components["parameters"]["ModifierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take one adjustment off a price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingOverridden"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderDriverPay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the driver of an order earns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPay"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeliveryOrderDriverPay: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverPayUpdate"];
            };
        };
        responses: {
            /** @description Change what the driver of an order earns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    overrideDeliveryOrderInvoicedStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicedStatusOverride"];
            };
        };
        responses: {
            /** @description Override the billing status of an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicedStatusOverridden"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTenantDeliveryOrderFields: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["DeliveryOrderFieldPagination"];
                /** @description Archived ones instead of the others. */
                displayArchived?: boolean;
                /** @description Text over name and help. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order fields of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderFieldPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeliveryOrderField: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryOrderFieldInput"];
            };
        };
        responses: {
            /** @description Add an order field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pinDeliveryOrderFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinnedOrderFields"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    arrangeDeliveryOrderFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order field's id. */
                deliveryOrderFieldId: components["parameters"]["DeliveryOrderFieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderField"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDeliveryOrderField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order field's id. */
                deliveryOrderFieldId: components["parameters"]["DeliveryOrderFieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeliveryOrderField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order field's id. */
                deliveryOrderFieldId: components["parameters"]["DeliveryOrderFieldId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryOrderFieldUpdate"];
            };
        };
        responses: {
            /** @description Change an order field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeliveryOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryOrderCreate"];
            };
        };
        responses: {
            /** @description Place an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewDeliveryOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryOrderCreate"];
            };
        };
        responses: {
            /** @description Price an order without placing it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaginatedDeliveryOrders: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["DeliveryOrderPagination"];
                /** @description Of the CSV file: these in this order, by the names that a remembered table has for them, and the own fields that appear in exports. All when none are named. */
                columns?: ("number" | "status" | "poNumber" | "created" | "available" | "due" | "customer" | "courier" | "driver" | "service" | "speed" | "tags" | "pickup" | "dropoff" | "parcels" | "weight" | "distance" | "price" | "billing" | "notes" | "progress")[];
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderExceptions: {
        parameters: {
            query?: {
                /** @description Page and order, as JSON. */
                pagination?: components["schemas"]["DeliveryOrderExceptionPagination"];
            };
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders that need attention */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderExceptionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderPageView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that the order page shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderPageView"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderInfoView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that the order drawer shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderInfoView"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order as it was ordered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderData"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order in a few words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline of an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderUpdates"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderPricingItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price of an order line by line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingItems"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderPriceExplanation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why an order costs what it costs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceExplanation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderNext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next forward move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderNext"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveDeliveryOrderNext: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
                "X-Sent-At"?: components["parameters"]["SentAt"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNextMove"];
            };
        };
        responses: {
            /** @description Make the next forward move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDeliveryOrderMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
                "X-Sent-At"?: components["parameters"]["SentAt"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNextMove"];
            };
        };
        responses: {
            /** @description Take the last move back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markDeliveryOrderPickedUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
                "X-Sent-At"?: components["parameters"]["SentAt"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMove"];
            };
        };
        responses: {
            /** @description Mark an order as picked up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markDeliveryOrderDroppedOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
                "X-Sent-At"?: components["parameters"]["SentAt"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMove"];
            };
        };
        responses: {
            /** @description Mark an order as dropped off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markDeliveryOrderCompleted: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
                "X-Sent-At"?: components["parameters"]["SentAt"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMove"];
            };
        };
        responses: {
            /** @description Mark an order as completed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDeliveryOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancel"];
            };
        };
        responses: {
            /** @description Cancel an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unassignDeliveryOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUnassign"];
            };
        };
        responses: {
            /** @description Take orders from their drivers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOrderResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderReceiptPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderReceiptHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderDropoffReceiptPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderDropoffReceiptHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderShippingLabelPdf: {
        parameters: {
            query?: {
                /** @description The first piece that gets a label of its own, counted through all parcels; 1 when only the last is said. */
                firstPiece?: components["parameters"]["FirstPiece"];
                /** @description The last piece that gets a label of its own; the last of the order when only the first is said. */
                lastPiece?: components["parameters"]["LastPiece"];
            };
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderShippingLabelHtml: {
        parameters: {
            query?: {
                /** @description The first piece that gets a label of its own, counted through all parcels; 1 when only the last is said. */
                firstPiece?: components["parameters"]["FirstPiece"];
                /** @description The last piece that gets a label of its own; the last of the order when only the first is said. */
                lastPiece?: components["parameters"]["LastPiece"];
            };
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDeliveryOrderComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description Comment on an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderUpdate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderMediaList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    attachDeliveryOrderMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description Attach a file to an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderMediaContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
                /** @description The file's id. */
                mediaId: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderGeostamps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check-ins and check-outs of an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderGeostamps"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInDeliveryOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
                "X-Sent-At"?: components["parameters"]["SentAt"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckIn"];
            };
        };
        responses: {
            /** @description Begin to wait at a stop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Geostamp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkOutDeliveryOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
                "X-Sent-At"?: components["parameters"]["SentAt"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckOut"];
            };
        };
        responses: {
            /** @description End waiting at a stop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Geostamp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderProtocolData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is asked at the stops and what was captured */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtocolData"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    captureDeliveryOrderProtocolData: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference. */
                "X-Sent-At"?: components["parameters"]["SentAt"];
            };
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProtocolDataInput"];
            };
        };
        responses: {
            /** @description Capture the protocol of a stop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtocolData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryOrderDriverView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery order's id, which is its number. */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the driver of an order needs at its stops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOrderDriverView"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description Announce a file and learn where to bring it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUploadLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What may be uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadLimits"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDriverPayRates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The driver pay rates of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPayRates"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDriverPayRates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverPayRatesUpdate"];
            };
        };
        responses: {
            /** @description Change the driver pay rates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPayRates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounting settings of an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccountingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant's id. */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountingSettingsUpdate"];
            };
        };
        responses: {
            /** @description Change the accounting settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealthDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the installation stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFailedJobs: {
        parameters: {
            query?: {
                /** @description Page, order and filter, as JSON. */
                pagination?: components["schemas"]["FailedJobPagination"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jobs that failed for good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJobPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailedJobsRetry"];
            };
        };
        responses: {
            /** @description Begin failed jobs anew */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJobsRetried"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["FormError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The failed job's id. */
                failedJobId: components["parameters"]["FailedJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A job that failed for good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJob"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The failed job's id. */
                failedJobId: components["parameters"]["FailedJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FormError"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showLoginPage: {
        parameters: {
            query?: {
                /** @description Where to go afterwards; must be on the allow list. */
                redirect_uri?: string;
                /** @description The page in the app to return to. */
                returnUrl?: string;
                /** @description Handed back unchanged. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitLoginPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description E-mail address.
                     * @example dispatcher@prairiesky.example
                     */
                    email: string;
                    /**
                     * @description Password.
                     * @example a-password
                     */
                    password: string;
                    /**
                     * @description Where to go afterwards.
                     * @example http://127.0.0.1:8080/cb
                     */
                    redirect_uri?: string;
                    /**
                     * @description Page to return to.
                     * @example /dispatch
                     */
                    returnUrl?: string;
                    /**
                     * @description Handed back unchanged.
                     * @example abc
                     */
                    state?: string;
                };
            };
        };
        responses: {
            /** @description The page asks for the code of the second step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description To redirect_uri with token, refreshToken and state. A cookie remembers that the account was signed in on this device, whose attempts are then counted apart. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The page with the reason. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The page says that another site sent the form. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Too many attempts; the page says when to try again. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/html": string;
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Proof that the password was right.
                     * @example a.b.c
                     */
                    ticket: string;
                    /**
                     * @description Of the authenticator app or a recovery code.
                     * @example 123456
                     */
                    code: string;
                    /**
                     * @description Where to go afterwards.
                     * @example http://127.0.0.1:8080/cb
                     */
                    redirect_uri?: string;
                    /**
                     * @description Page to return to.
                     * @example /dispatch
                     */
                    returnUrl?: string;
                    /**
                     * @description Handed back unchanged.
                     * @example abc
                     */
                    state?: string;
                };
            };
        };
        responses: {
            /** @description As after a sign-in without a second step. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The page with the reason. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The page says that another site sent the form. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Too many attempts; the page says when to try again. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/html": string;
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showForgotPasswordPage: {
        parameters: {
            query?: {
                /** @description Where to go afterwards; must be on the allow list. */
                redirect_uri?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitForgotPasswordPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description E-mail address.
                     * @example dispatcher@prairiesky.example
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The page says that another site sent the form. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Too many attempts. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/html": string;
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showResetPasswordPage: {
        parameters: {
            query: {
                /** @description The token of the e-mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitResetPasswordPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The token of the e-mail.
                     * @example abc
                     */
                    token: string;
                    /**
                     * @description The new password.
                     * @example new-password-2
                     */
                    password: string;
                    /**
                     * @description Once more.
                     * @example new-password-2
                     */
                    confirmPassword: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The page says that another site sent the form. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The page with the reason. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
