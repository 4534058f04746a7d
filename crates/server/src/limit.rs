//! Who may do something how often.

use crate::config::Rate;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Keeps to a rate. Full at the start.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// When everything used so far will have been regained.
    even: Option<Instant>,
}

impl Pace {
    /// Takes one from the allowance; false where there is none left.
    pub fn allows(&mut self, rate: Rate, now: Instant) -> bool {
        let each = Duration::from_secs(60) / rate.per_minute.max(1);
        let even = self.even.map_or(now, |even| even.max(now)) + each;
        if even > now + each * rate.burst.max(1) {
            return false;
        }
        self.even = Some(even);
        true
    }

    fn is_even(&self, now: Instant) -> bool {
        self.even.is_none_or(|even| even <= now)
    }
}

/// A pace for each address.
#[derive(Debug)]
pub struct Gate {
    rate: Rate,
    by_address: Mutex<HashMap<IpAddr, Pace>>,
}

impl Gate {
    /// Addresses remembered at most. Whoever comes when so many are busy is turned away.
    const ADDRESSES: usize = 50_000;

    pub fn new(rate: Rate) -> Gate {
        Gate { rate, by_address: Mutex::new(HashMap::new()) }
    }

    pub fn allows(&self, address: IpAddr) -> bool {
        let now = Instant::now();
        let mut paces = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let address = household(address);
        if paces.len() >= Gate::ADDRESSES && !paces.contains_key(&address) {
            paces.retain(|_, pace| !pace.is_even(now));
            if paces.len() >= Gate::ADDRESSES {
                return false;
            }
        }
        paces.entry(address).or_default().allows(self.rate, now)
    }
}

/// One household has a whole network of IPv6 addresses.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => IpAddr::V4(address),
            None => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        },
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_allows_its_burst_and_then_its_rate() {
        let rate = Rate { per_minute: 60, burst: 3 };
        let mut pace = Pace::default();
        let start = Instant::now();
        let mut allowed = |seconds: f64| pace.allows(rate, start + Duration::from_secs_f64(seconds));
        assert_eq!([0.0; 4].map(&mut allowed), [true, true, true, false]);
        assert_eq!([1.01, 1.02, 2.5, 2.6].map(&mut allowed), [true, false, true, false]);
    }

    #[test]
    fn addresses_of_one_network_share_a_pace() {
        let gate = Gate::new(Rate { per_minute: 1, burst: 1 });
        assert!(gate.allows("2001:db8::1".parse().unwrap()));
        assert!(!gate.allows("2001:db8::2".parse().unwrap()));
        assert!(gate.allows("2001:db8:0:1::1".parse().unwrap()));
        assert!(gate.allows("192.0.2.1".parse().unwrap()));
        assert!(!gate.allows("::ffff:192.0.2.1".parse().unwrap()));
    }
}
