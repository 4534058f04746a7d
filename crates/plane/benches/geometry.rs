//! What the geometry costs on a table with 28 regiments and 12 pieces of ground.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use plane::{
    Angle, Blocker, Body, Bounds, Edge, Hand, INCH, Obstacle, Point, Quad, Rect, Shape, Solid, charge_lines,
    distance, flight_path, line_up, see, stretch, sweep_advance, sweep_wheel, within,
};

/// A table of 72 by 48 inches, laid out by a fixed sequence.
struct Table {
    regiments: Vec<Rect>,
    hulls: Vec<Quad>,
    /// Of the hulls, as a state keeps them.
    bounds: Vec<Bounds>,
    ground: Vec<Shape>,
}

/// The next number of a fixed sequence, below `limit`.
fn next(state: &mut u64, limit: i32) -> i32 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*state >> 33) % limit as u64) as i32
}

fn table() -> Table {
    let mut state = 7;
    let mut at = |limit| next(&mut state, limit);
    let mut regiments: Vec<Rect> = Vec::new();
    while regiments.len() < 28 {
        let front = Point::new(at(72_000), at(48_000));
        let rect = Rect { front, facing: Angle(at(65_536) as u16), width: 3937, depth: 2362 };
        if regiments.iter().all(|other| !within(&other.hull(), &rect.hull(), INCH)) {
            regiments.push(rect);
        }
    }
    let ground = (0..12).filter_map(|n| {
        let centre = Point::new(at(72_000), at(48_000));
        match n % 4 {
            0 | 1 => Shape::oval(centre, (4000, 3000), Angle(at(65_536) as u16)),
            2 => Shape::rect(&Rect {
                front: centre,
                facing: Angle(at(65_536) as u16),
                width: 4000,
                depth: 3000,
            }),
            _ => Shape::line(&[centre, Point::new(centre.x + 6000, centre.y + at(6000))], 0),
        }
    });
    let ground: Vec<Shape> = ground.collect();
    assert_eq!(ground.len(), 12);
    let hulls: Vec<Quad> = regiments.iter().map(Rect::hull).collect();
    let bounds = hulls.iter().map(Body::bounds).collect();
    Table { regiments, hulls, bounds, ground }
}

impl Table {
    /// All regiments but those with these numbers.
    fn others(&self, a: usize, b: usize) -> impl Iterator<Item = Solid<'_>> + Clone {
        let hulls = self.hulls.iter().zip(&self.bounds).enumerate();
        let others = hulls.filter(move |(n, _)| *n != a && *n != b);
        others.map(|(_, (hull, &bounds))| Solid::with_bounds(hull, bounds))
    }
}

fn geometry(c: &mut Criterion) {
    let mut c = c.benchmark_group("plane");
    let table = table();
    let n = table.regiments.len();
    let mut pair = {
        let mut step = 0;
        move || {
            step += 1;
            (step % n, (step * 7 + step / n + 1) % n)
        }
    };

    c.bench_function("distance of two rects", |b| {
        b.iter(|| {
            let (one, other) = pair();
            distance(black_box(&table.hulls[one]), black_box(&table.hulls[other]))
        });
    });
    c.bench_function("within 8 inches", |b| {
        b.iter(|| {
            let (one, other) = pair();
            within(black_box(&table.hulls[one]), black_box(&table.hulls[other]), 8000)
        });
    });
    c.bench_function("sight against 40 shapes", |b| {
        b.iter(|| {
            let (one, other) = pair();
            let ground = table.ground.iter().map(|shape| {
                let (solid, wood) = (shape.into(), shape.bounds().high.x % 2 == 0);
                if wood { Blocker::Wood { solid, depth: 2000 } } else { Blocker::Wall(solid) }
            });
            let blockers = table.others(one, other).map(Blocker::Wall).chain(ground);
            see(black_box(table.regiments[one].front), black_box(&table.hulls[other]), blockers)
        });
    });
    c.bench_function("swept advance against 40 shapes", |b| {
        b.iter(|| {
            let (one, _) = pair();
            let others = table.others(one, one).map(|solid| Obstacle::with_clearance(solid, INCH));
            let obstacles = others.chain(table.ground.iter().map(Obstacle::solid));
            sweep_advance(black_box(&table.regiments[one]), 8000, obstacles)
        });
    });
    c.bench_function("swept wheel against 40 shapes", |b| {
        b.iter(|| {
            let (one, other) = pair();
            let hand = Hand::ALL[other % 2];
            let solids = table.others(one, one).chain(table.ground.iter().map(Solid::from));
            let obstacles = solids.map(|solid| Obstacle::with_clearance(solid, INCH));
            sweep_wheel(black_box(&table.regiments[one]), hand, Angle::EIGHTH, obstacles)
        });
    });
    c.bench_function("stretch through an oval", |b| {
        b.iter(|| {
            let (one, _) = pair();
            let wood = &table.ground[one % 2];
            stretch(black_box(&table.regiments[one].strip(787)), 8000, wood)
        });
    });
    c.bench_function("charge lines", |b| {
        b.iter(|| {
            let (one, other) = pair();
            charge_lines(black_box(table.regiments[one]), &table.hulls[other], 16_000).count()
        });
    });
    c.bench_function("line up", |b| {
        b.iter(|| {
            let (one, other) = pair();
            let target = &table.regiments[other];
            line_up(black_box(&table.regiments[one]), target, Edge::ALL[one % 4], target.front)
        });
    });
    c.bench_function("flight path", |b| {
        b.iter(|| {
            let (one, other) = pair();
            let hard = table.hulls.iter().enumerate().filter(|(n, _)| *n != one);
            let hard = hard.map(|(_, hull)| Obstacle::with_clearance(hull, INCH));
            let soft = table.ground.iter().map(Solid::from);
            flight_path(black_box(&table.hulls[one]), table.regiments[other].facing, 7000, hard, soft)
        });
    });
}

criterion_group!(benches, geometry);
criterion_main!(benches);
